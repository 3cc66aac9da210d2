/** Reads shops, categories, reviews and everything else about shops (docs/api.md 6.1 to 6.4), as kept answers. */
import 'server-only';
import type { Outcome, QueryValue } from '@/lib/api/client';
import { envelope, listEnvelope, pageEnvelope } from '@/lib/api/envelopes';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { currencyQuery, type Market, pageMarket } from '@/lib/market/market';
import type { ShopType } from '@/lib/market/shop-type';
import { rememberShops } from '@/lib/shops/known-shops';
import { filterToApiQuery, noFilter, type ShopFilter } from '@/lib/shops/list/filters';
import { isOneList } from '@/lib/shops/list/one-list';
import { type ReviewSort, reviewQuery } from '@/lib/shops/review-sort';
import {
  branchSchema,
  type Category,
  categorySchema,
  gallerySchema,
  type ProductReviews,
  priceRangeSchema,
  productReviewsSchema,
  ratingGroupsSchema,
  reviewSchema,
  type Shop,
  shopSchema,
  type Take,
  takeSchema,
} from '@/lib/shops/schema';
import { type Place, pointOf } from '@/lib/view/view';

/** Shops on one page of a list (docs/behaviour.md 9). */
export const pageSize = 12;

export async function getShop(
  id: string,
  market: Market | Promise<Market> = pageMarket(),
  keep = memory.shop(id),
): Promise<Outcome<Shop>> {
  const resolved = await market;
  const shop = await publicApi(`rest/shops/${id}`, {
    locale: resolved.locale,
    query: currencyQuery(resolved),
    schema: envelope(shopSchema(resolved.currency)),
    keep,
  });
  if (shop.ok) rememberShops([shop.value]);
  return shop;
}

/** Says which shops a list has. */
export interface ShopListQuery {
  type: ShopType;
  place: Place;
  filter: ShopFilter;
}

interface ShopQuery extends Omit<ShopListQuery, 'filter'> {
  filter?: ShopFilter;
  perPage?: number;
}

export async function listShops(
  { type, place, filter = noFilter, perPage = pageSize }: ShopQuery,
  market: Market | Promise<Market> = pageMarket(),
) {
  // Pickup needs no delivery zone, so the place neither filters nor sorts.
  const address = filter.fulfilment === 'pickup' ? {} : pointQuery(place);
  // One question where the API ignores the type, so that both lists are one kept answer.
  const kind = (await isOneList()) ? {} : { type };
  return pageOfShops({ ...filterToApiQuery(filter), ...address, ...kind, perPage }, memory.shops, market);
}

/**
 * Shops of both types with these words in their title, wherever they deliver, with hours and rating like in a list;
 * `rest/shops/search` returns neither (docs/api.md 6.2, 6.4).
 */
export async function searchShops(words: string, perPage: number, market: Market) {
  return pageOfShops({ search: words, perPage }, memory.search, market);
}

async function pageOfShops(
  query: Record<string, QueryValue>,
  keep: typeof memory.shops,
  market: Market | Promise<Market>,
) {
  const resolved = await market;
  const found = await publicApi('rest/shops/paginate', {
    locale: resolved.locale,
    query: { ...query, ...currencyQuery(resolved) },
    schema: pageEnvelope(shopSchema(resolved.currency)),
    keep,
  });
  if (found.ok) rememberShops(found.value.items);
  return found;
}

/**
 * The titles of these shops by id, in one call (docs/api.md 6.4), without those that have left the marketplace; null
 * while the API is away.
 */
export async function listTitles(ids: string[], market: Market): Promise<Map<string, string> | null> {
  if (ids.length === 0) return new Map();
  const shops = await publicApi('rest/shops', {
    locale: market.locale,
    query: { shops: ids, perPage: longestPage },
    schema: listEnvelope(shopSchema(market.currency)),
    keep: memory.shops,
  });
  return shops.ok ? new Map(shops.value.map(({ id, title }) => [id, title])) : null;
}

/** Recommended shops, which the API sends without hours, rating and type (docs/api.md 6.4). */
export async function listRecommended(place: Place): Promise<Outcome<Shop[]>> {
  const market = await pageMarket();
  return publicApi('rest/shops/recommended', {
    locale: market.locale,
    query: { ...pointQuery(place), ...currencyQuery(market) },
    schema: listEnvelope(shopSchema(market.currency)),
    keep: memory.shops,
  });
}

const categoriesSchema = pageEnvelope(categorySchema).transform(({ items }) => items);

export async function listCategories(
  type: 'shop' | 'main' | 'receipt',
  market: Market | Promise<Market> = pageMarket(),
): Promise<Outcome<Category[]>> {
  const { locale } = await market;
  return publicApi('rest/categories/paginate', {
    locale,
    query: { type, perPage: longestPage },
    schema: categoriesSchema,
    keep: memory.categories,
  });
}

export async function listTakes(): Promise<Outcome<Take[]>> {
  const { locale } = await pageMarket();
  return publicApi('rest/shops-takes', { locale, schema: listEnvelope(takeSchema), keep: memory.takes });
}

/** Lowest and highest price of all stocks, in whole units of the market's currency. */
export async function getPriceRange(): Promise<Outcome<{ min: number; max: number }>> {
  const market = await pageMarket();
  return publicApi('rest/products-avg-prices', {
    locale: market.locale,
    query: currencyQuery(market),
    schema: priceRangeSchema,
    keep: memory.priceRange,
  });
}

const branchesSchema = pageEnvelope(branchSchema).transform(({ items }) => items);

export async function listBranches(shopId: string, market: Market | Promise<Market> = pageMarket()) {
  const { locale } = await market;
  return publicApi('rest/branches', {
    locale,
    query: { shop_id: shopId, perPage: longestPage },
    schema: branchesSchema,
    keep: memory.shop(shopId),
  });
}

export async function listReviews(shopId: string, page: number, sort: ReviewSort) {
  const { locale } = await pageMarket();
  return publicApi(`rest/shops/${shopId}/reviews`, {
    locale,
    query: { page, perPage: 10, ...reviewQuery[sort] },
    schema: pageEnvelope(reviewSchema),
    keep: memory.reviews(shopId),
  });
}

export async function getRatingGroups(shopId: string) {
  const { locale } = await pageMarket();
  return publicApi(`rest/shops/${shopId}/reviews-group-rating`, {
    locale,
    schema: ratingGroupsSchema,
    keep: memory.reviews(shopId),
  });
}

/** The distribution of a product's stars, and its newest reviews. */
export async function getProductReviews(uuid: string): Promise<Outcome<ProductReviews>> {
  const { locale } = await pageMarket();
  return publicApi(`rest/products/reviews/${uuid}`, {
    locale,
    schema: productReviewsSchema,
    keep: memory.reviews(uuid),
  });
}

export async function listGallery(shopId: string): Promise<Outcome<string[]>> {
  const { locale } = await pageMarket();
  return publicApi(`rest/shops/${shopId}/galleries`, {
    locale,
    schema: gallerySchema,
    keep: memory.shop(shopId),
    none: [],
  });
}

/** The view's place in the API's form. A point of the grid is precise enough for lists (docs/decisions/002). */
function pointQuery(place: Place): { address?: { latitude: number; longitude: number } } {
  const point = pointOf(place);
  return point === null ? {} : { address: { latitude: point.latitude, longitude: point.longitude } };
}
