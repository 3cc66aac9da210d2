/** Builds the JSON for the search popover, with words, amounts and URLs ready to be shown. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Outcome } from '@/lib/api/client';
import { isolated } from '@/lib/i18n/isolated';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { pictureUrl } from '@/lib/pictures/picture';
import type { Line } from '@/lib/search/hits';
import { type Found, findCategories, findProducts, findShops, pageOf, type Search } from '@/lib/search/queries';
import type { Hit, HitKind, Hits } from '@/lib/search/schema';

/** Null when the list could not be fetched. */
export async function answerSearch(search: Search, kind: HitKind, page: number): Promise<Hits | null> {
  const { market } = search;
  const [t, found] = await Promise.all([
    getTranslations({ locale: market.locale, namespace: 'search' }),
    findHits(search, kind, page),
  ]);
  if (!found.ok) return null;
  const { lines, total, next } = pageOf(found.value, page);
  return {
    items: await Promise.all(lines.map(line => hitOf(line, market))),
    total,
    count: t(`${kind}Found`, { count: total }),
    next,
  };
}

async function findHits(search: Search, kind: HitKind, page: number): Promise<Outcome<Found>> {
  if (kind === 'categories') return { ok: true, value: await findCategories(search) };
  return kind === 'shops' ? findShops(search) : findProducts(search, page);
}

async function hitOf(line: Line, market: Market): Promise<Hit> {
  const { key, to, title, note, rating, whyNot, picture } = line;
  return {
    key,
    href: localizedPath(market.locale, to),
    title,
    note,
    rating,
    whyNot,
    price: await priceWords(line, market),
    picture: picture === '' ? '' : pictureUrl(picture, 104),
  };
}

/** The price of the cheapest stock; "" where there is none. */
async function priceWords({ price, isFrom }: Line, market: Market): Promise<string> {
  if (price === null) return '';
  const [t, amount, style] = await Promise.all([
    getTranslations({ locale: market.locale, namespace: 'product' }),
    inMarketCurrency(price, market),
    getMoneyStyle(market),
  ]);
  const written = isolated(formatMinor(amount.minor, style));
  return isFrom ? t.markup('from', { price: () => written }) : written;
}
