/** Builds the JSON that the search popover shows, with words, amounts and URLs ready for display. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { pictureUrl } from '@/lib/picture';
import type { Line } from '@/lib/search/hits';
import { type Found, findProducts, findShops } from '@/lib/search/queries';
import type { Hit, Hits, SearchAnswer } from '@/lib/search/schema';
import type { Place } from '@/lib/view/view';

interface SearchRequest {
  term: string;
  place: Place;
  shopId: string | undefined;
  /** The page of each list; undefined leaves the list out. */
  shops: number | undefined;
  products: number | undefined;
}

/** Null when neither list could be fetched. */
export async function answerSearch(request: SearchRequest, market: Market): Promise<SearchAnswer | null> {
  const { term, place, shopId, shops, products } = request;
  const t = await getTranslations({ locale: market.locale, namespace: 'search' });
  const [foundShops, foundProducts] = await Promise.all([
    shops === undefined || shopId !== undefined ? null : findShops(term, place, shops, market),
    products === undefined ? null : findProducts(term, products, market, shopId),
  ]);
  if (foundShops?.ok !== true && foundProducts?.ok !== true) return null;
  const counts = [
    foundShops?.ok ? t('shopsFound', { count: foundShops.value.total }) : null,
    foundProducts?.ok ? t('productsFound', { count: foundProducts.value.total }) : null,
  ].filter(count => count !== null);
  const [first = '', second] = counts;
  return {
    said: second === undefined ? first : t('found', { shops: first, products: second }),
    shops: foundShops?.ok ? await hits(foundShops.value, market) : null,
    products: foundProducts?.ok ? await hits(foundProducts.value, market) : null,
  };
}

async function hits({ lines, total, next }: Found, market: Market): Promise<Hits> {
  return { items: await Promise.all(lines.map(line => hitOf(line, market))), total, next };
}

async function hitOf({ key, to, title, note, price, picture }: Line, market: Market): Promise<Hit> {
  return {
    key,
    href: localizedPath(market.locale, to),
    title,
    note,
    price:
      price === null ? '' : formatMinor((await inMarketCurrency(price, market)).minor, await getMoneyStyle(market)),
    picture: picture === '' ? '' : pictureUrl(picture, 104),
  };
}
