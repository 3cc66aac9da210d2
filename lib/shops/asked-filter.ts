/** Which filter the visitor asked for in the address bar; one filter has one address. */
import 'server-only';
import { headers } from 'next/headers';
import { addressHeader } from '@/lib/current-address';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { redirect } from '@/lib/redirect';
import { filterKeys } from '@/lib/shops/filter-keys';
import { filterQuery, listAddress, parseFilter, type ShopFilter } from '@/lib/shops/filters';

/** Reads the public address; a longer way of saying the same (a plain form sends its empty fields too) is redirected. */
export async function askedFilter(type: 'restaurant' | 'shop'): Promise<ShopFilter> {
  const [address, { locale }] = await Promise.all([headers().then(all => all.get(addressHeader) ?? ''), here()]);
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const asked = new URLSearchParams([...query].filter(([key]) => filterKeys.includes(key)));
  const filter = parseFilter(asked);
  if (asked.toString() !== filterQuery(filter).toString()) redirect(localized(locale, listAddress(type, filter)));
  return filter;
}
