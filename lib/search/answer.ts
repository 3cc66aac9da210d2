/** Builds the JSON that the search popover shows, with words, amounts and URLs ready for display. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { pictureUrl } from '@/lib/picture';
import type { Line } from '@/lib/search/hits';
import { findProducts, findShops, hitsPerPage } from '@/lib/search/queries';
import type { Hit, HitKind, Hits } from '@/lib/search/schema';
import type { Place } from '@/lib/view/view';

interface SearchRequest {
  term: string;
  kind: HitKind;
  page: number;
  place: Place;
  /** Searches the products of this shop alone. */
  shopId: string | undefined;
}

/** Null when the list could not be fetched. */
export async function answerSearch(request: SearchRequest, market: Market): Promise<Hits | null> {
  const { term, kind, page, place, shopId } = request;
  const isShops = kind === 'shops';
  const [t, found] = await Promise.all([
    getTranslations({ locale: market.locale, namespace: 'search' }),
    isShops
      ? findShops(term, place, { page, size: hitsPerPage }, market)
      : findProducts(term, { page, size: hitsPerPage }, market, shopId),
  ]);
  if (!found.ok) return null;
  const { lines, total, next } = found.value;
  return {
    items: await Promise.all(lines.map(line => hitOf(line, market))),
    total,
    count: t(isShops ? 'shopsFound' : 'productsFound', { count: total }),
    next,
  };
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
