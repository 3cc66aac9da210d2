/** The result lists of a search (docs/behaviour.md 2.3): categories, shops and products by title, page by page. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Outcome } from '@/lib/api/client';
import { longestPage } from '@/lib/api/pages';
import { foldText } from '@/lib/i18n/fold-text';
import { languageTag } from '@/lib/i18n/locales';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import type { ShopType } from '@/lib/market/shop-type';
import { documentWith, firstPageWith, pagesAtOnce } from '@/lib/paths/document-pages';
import { measureWords } from '@/lib/products/measure';
import { searchProducts } from '@/lib/products/queries';
import { categoryLine, type Line, orderableNowFirst, productLine, type RankedLine, shopLine } from '@/lib/search/hits';
import { type Narrowing, narrowingQuery } from '@/lib/search/narrowing';
import { lastPage } from '@/lib/search/schema';
import { availabilityAt } from '@/lib/shops/availability';
import { factWords, ratingWords } from '@/lib/shops/fact-words';
import { categoriesOf } from '@/lib/shops/list/categories';
import { mayDeliver } from '@/lib/shops/opening/orderable';
import { searchShops } from '@/lib/shops/queries';
import type { Place } from '@/lib/view/view';

/** Hits on one page of a list. */
export const hitsPerPage = 10;

/** Products in one document, which are ranked together. */
const block = hitsPerPage * pagesAtOnce;

/** Hits as they are shown; the first one is number `from`. */
export interface Found {
  lines: Line[];
  from: number;
  total: number;
}

export interface Search {
  term: string;
  place: Place;
  market: Market;
  /** Searches the products of this shop alone. */
  shopId?: string | undefined;
  /** Narrows the products. */
  only?: Narrowing | undefined;
}

/** The categories whose name contains these words, whatever their accents and capitals. */
export async function findCategories({ term, market }: Search): Promise<Found> {
  const types: ShopType[] = ['restaurant', 'shop'];
  const categories = await Promise.all(types.map(type => categoriesOf(type, market)));
  const found = types.flatMap((type, index) =>
    (categories[index] ?? [])
      .filter(({ title }) => foldText(title).includes(foldText(term)))
      .map(of => categoryLine(of, type)),
  );
  // A category with both restaurants and shops leads to the restaurants.
  const lines = [...new Map(found.toReversed().map(line => [line.key, line])).values()].toReversed();
  return { lines, from: 0, total: lines.length };
}

export async function findShops({ term, place, market }: Search): Promise<Outcome<Found>> {
  const [shops, availabilityOf, t] = await Promise.all([
    // All shops found are ranked together; a visitor who finds more has to type more of the name.
    searchShops(term, longestPage, market),
    availabilityAt(place, market),
    getTranslations({ locale: market.locale, namespace: 'card' }),
  ]);
  if (!shops.ok) return shops;
  const frame = { place, market, t, language: languageTag(market.locale) };
  const lines = await Promise.all(
    shops.value.items.map(async shop => {
      const { words, ...availability } = availabilityOf(shop);
      const facts = await factWords(shop, mayDeliver(availability.why), frame);
      return { ...shopLine(shop, facts, ratingWords(shop, frame)), ...availability, isSoldOut: false, whyNot: words };
    }),
  );
  return { ok: true, value: { lines: orderableNowFirst(lines), from: 0, total: lines.length } };
}

/** The fifty products of the page's document. A page beyond the end shows the last one, which costs a second call. */
export async function findProducts(search: Search, page: number): Promise<Outcome<Found>> {
  const { term, place, market, shopId } = search;
  const only = narrowingQuery(search.only);
  const ask = (number: number) => searchProducts({ words: term, page: number, perPage: block, shopId, only }, market);
  const wanted = documentWith(page);
  const [first, availabilityOf, t, units, style] = await Promise.all([
    ask(wanted),
    shopId === undefined ? availabilityAt(place, market) : null,
    getTranslations({ locale: market.locale, namespace: 'search' }),
    getTranslations({ locale: market.locale, namespace: 'product' }),
    getMoneyStyle(market),
  ]);
  const end = first.ok ? Math.max(1, Math.ceil(first.value.total / block)) : wanted;
  const products = end < wanted ? await ask(end) : first;
  if (!products.ok) return products;
  const lines = products.value.items.map((product): RankedLine => {
    const { words, ...availability } = availabilityOf?.({ id: product.shop?.id ?? product.shopId }) ?? orderable;
    const isSoldOut = product.stock !== null && product.stock.quantity <= 0;
    const { measure, stock } = product;
    const much = measure && stock && measureWords(measure, stock.price, units('per', { unit: measure.title }), style);
    const line = productLine(product);
    // A search within one shop need not name the shop.
    const note = [shopId === undefined ? line.note : '', much].filter(Boolean).join(' · ');
    return { ...line, ...availability, note, isSoldOut, whyNot: isSoldOut ? t('soldOut') : words };
  });
  const { total } = products.value;
  return { ok: true, value: { lines: orderableNowFirst(lines), from: (Math.min(wanted, end) - 1) * block, total } };
}

const orderable = { why: undefined, isOpen: true, words: '' };

/**
 * The part of a list that one document shows: all its pages up to the requested one, so that "Show more" keeps what is
 * shown.
 */
export interface FoundOnDocument {
  lines: Line[];
  total: number;
  /** The next page; null after the last. */
  next: number | null;
  /** The first page shown. */
  firstPage: number;
}

export function documentOf({ lines, from, total }: Found, wanted: number): FoundOnDocument {
  const pages = Math.max(1, Math.ceil(total / hitsPerPage));
  const page = Math.min(wanted, pages);
  const firstPage = firstPageWith(page);
  const [start, end] = [(firstPage - 1) * hitsPerPage - from, page * hitsPerPage - from];
  return {
    lines: lines.slice(start, end),
    total,
    next: page < Math.min(pages, lastPage) ? page + 1 : null,
    firstPage,
  };
}

/** One page of a list, for the popover. */
export function pageOf(found: Found, page: number): Pick<FoundOnDocument, 'lines' | 'total' | 'next'> {
  const start = (page - 1) * hitsPerPage - found.from;
  return { ...documentOf(found, page), lines: found.lines.slice(Math.max(0, start), start + hitsPerPage) };
}

/** Whether a page begins a document of its own. */
export function beginsDocument(page: number): boolean {
  return page === firstPageWith(page);
}
