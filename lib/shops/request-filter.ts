/** Which filter the visitor asked for in the address bar; one filter has one address. */
import 'server-only';
import { headers } from 'next/headers';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { redirect } from '@/lib/redirect';
import { requestPathHeader } from '@/lib/request-path';
import { filterKeys } from '@/lib/shops/filter-keys';
import { filterQuery, listPath, parseFilter, type ShopFilter } from '@/lib/shops/filters';

/**
 * Reads the public address; a longer way of saying the same (a plain form sends its empty fields too) is redirected.
 */
export async function requestFilter(type: 'restaurant' | 'shop'): Promise<ShopFilter> {
  const [address, { locale }] = await Promise.all([
    headers().then(all => all.get(requestPathHeader) ?? ''),
    pageMarket(),
  ]);
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const filterParams = new URLSearchParams([...query].filter(([key]) => filterKeys.includes(key)));
  const filter = parseFilter(filterParams);
  if (filterParams.toString() !== filterQuery(filter).toString())
    redirect(localizedPath(locale, listPath(type, filter)));
  return filter;
}
