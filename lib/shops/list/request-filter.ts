/** Reads the filter of a list, or of its map, from its public URL. */
import 'server-only';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import type { ShopType } from '@/lib/market/shop-type';
import { redirect } from '@/lib/paths/redirect';
import { readRequestPath } from '@/lib/paths/request-path';
import { splitQuery } from '@/lib/paths/split-query';
import { filterKeys } from '@/lib/shops/list/filter-keys';
import { type FilterPath, filterQuery, parseFilter, type ShopFilter } from '@/lib/shops/list/filters';

/** Redirects to the filter's one URL when the query is spelled differently: a plain form sends empty fields too. */
export async function requestFilter(type: ShopType, to: FilterPath): Promise<ShopFilter> {
  const [path, { locale }] = await Promise.all([readRequestPath(), pageMarket()]);
  const [, query] = splitQuery(path);
  const filterParams = new URLSearchParams([...query].filter(([key]) => filterKeys.includes(key)));
  const filter = parseFilter(filterParams);
  if (filterParams.toString() !== filterQuery(filter).toString()) redirect(localizedPath(locale, to(type, filter)));
  return filter;
}
