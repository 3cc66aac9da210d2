/** Reads the filter of a list, or of its map, from its public URL. */
import 'server-only';
import { localizedPath } from '@/lib/i18n/localized-path';
import { findCurrency } from '@/lib/market/currencies';
import { type Market, pageMarket } from '@/lib/market/market';
import type { ShopType } from '@/lib/market/shop-type';
import { redirect } from '@/lib/paths/redirect';
import { readRequestPath } from '@/lib/paths/request-path';
import { splitQuery } from '@/lib/paths/split-query';
import { filterKeys } from '@/lib/shops/list/filter-keys';
import { type FilterPath, filterQuery, parseFilter, type ShopFilter } from '@/lib/shops/list/filters';

/**
 * Redirects to the filter's one URL when the query is spelled differently: a plain form sends empty fields too, and
 * another currency may have been chosen since.
 */
export async function requestFilter(type: ShopType, to: FilterPath): Promise<ShopFilter> {
  const [path, market] = await Promise.all([readRequestPath(), pageMarket()]);
  const [, query] = splitQuery(path);
  const filterParams = new URLSearchParams([...query].filter(([key]) => filterKeys.includes(key)));
  const filter = await pricedIn(market, parseFilter(filterParams));
  if (filterParams.toString() !== filterQuery(filter).toString())
    redirect(localizedPath(market.locale, to(type, filter)));
  return filter;
}

/** The filter with a price range that is worth the same in the page's currency. */
async function pricedIn({ locale, currency }: Market, filter: ShopFilter): Promise<ShopFilter> {
  if (!(filter.from || filter.to) || filter.currency === currency) return filter;
  if (filter.currency === '') return { ...filter, currency };
  const [before, after] = await Promise.all([findCurrency(locale, filter.currency), findCurrency(locale, currency)]);
  // Stays as it is while the rates cannot be read.
  if (before === undefined || after === undefined) return filter;
  const inOther = (units: string) =>
    units && String(Math.max(1, Math.round((Number(units) * after.rate) / before.rate)));
  return { ...filter, from: inOther(filter.from), to: inOther(filter.to), currency };
}
