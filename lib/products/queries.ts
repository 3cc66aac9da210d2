/** Queries for products (docs/api.md 6.5 to 6.7). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { envelope, pageEnvelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { longestPage } from '@/lib/api/pages';
import { keptAnswer, publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { currencyQuery, type Market, pageMarket } from '@/lib/market/market';
import { type ProductFilter, productFilterToApi } from '@/lib/products/product-filter';
import {
  foundProductSchema,
  type Menu,
  menuProductSchema,
  menuSchema,
  type Product,
  productSchema,
} from '@/lib/products/schema';

/** Products on one page of a section. */
const sectionPageSize = 48;

/** The whole menu, at most a hundred sections (docs/api.md 6.5). */
export async function getMenu(shopId: string, market: Market | Promise<Market> = pageMarket()): Promise<Outcome<Menu>> {
  const resolved = await market;
  return publicApi(`rest/shops/${shopId}/products`, {
    locale: resolved.locale,
    query: { ...currencyQuery(resolved), perPage: longestPage },
    schema: menuSchema(resolved.currency),
    keep: memory.menu(shopId),
  });
}

/** One page of a section, which keeps shops with thousands of products quick. */
export async function listSection(shopId: string, categoryId: string, page: number) {
  const market = await pageMarket();
  return publicApi(`rest/shops/${shopId}/products/paginate`, {
    locale: market.locale,
    query: { ...currencyQuery(market), category_id: categoryId, page, perPage: sectionPageSize },
    schema: pageEnvelope(menuProductSchema(market.currency)),
    keep: memory.menu(shopId),
  });
}

/** One page of the shop's products, narrowed and ordered; those that are sold out are left out (docs/api.md 6.7). */
export async function listFiltered(shopId: string, filter: ProductFilter) {
  const market = await pageMarket();
  return publicApi('rest/products/paginate', {
    locale: market.locale,
    query: { ...currencyQuery(market), shop_id: shopId, ...productFilterToApi(filter), perPage: sectionPageSize },
    schema: pageEnvelope(menuProductSchema(market.currency)),
    keep: memory.menu(shopId),
  });
}

export async function getProduct(
  uuid: string,
  market: Market | Promise<Market> = pageMarket(),
): Promise<Outcome<Product>> {
  return publicApi(`rest/products/${uuid}`, productQuestion(uuid, await market));
}

/** The product from a kept answer, without a call; null where nobody has looked at it for hours. */
export async function findKeptProduct(uuid: string, market: Market): Promise<Product | null> {
  return keptAnswer(`rest/products/${uuid}`, productQuestion(uuid, market));
}

function productQuestion(uuid: string, market: Market) {
  return {
    locale: market.locale,
    query: currencyQuery(market),
    schema: envelope(productSchema(market.currency)),
    keep: memory.product(uuid),
  };
}

/** The current product, for a customer who is about to buy it; never a kept answer. */
export async function readProductAnew(uuid: string, market: Market): Promise<Outcome<Product>> {
  return liveApi({
    path: `rest/products/${uuid}`,
    locale: market.locale,
    query: currencyQuery(market),
    schema: envelope(productSchema(market.currency)),
  });
}

/** The first page of products of a shop that match the words. */
export function searchInShop(words: string, shopId: string) {
  return searchProducts({ words, page: 1, perPage: longestPage, shopId });
}

/**
 * The newest of the products with a running discount, in all shops (docs/api.md 6.7). Another number than that of
 * `largestDiscounts` (lib/shops/deals.ts), which keeps another part of the same answer.
 */
export async function listDiscounted() {
  const market = await pageMarket();
  return publicApi('rest/products/discount', {
    locale: market.locale,
    query: { perPage: 80, ...currencyQuery(market) },
    schema: pageEnvelope(foundProductSchema(market.currency)),
    keep: memory.deals,
  });
}

interface ProductSearch {
  words: string;
  page: number;
  perPage: number;
  shopId?: string | undefined;
  /** Further parameters of the API's list (docs/api.md 6.7). */
  only?: Partial<Record<'vegetarian' | 'deals', '1'>>;
}

/** Products by title, in one shop or in all (docs/behaviour.md 7). */
export async function searchProducts(
  { words, page, perPage, shopId, only }: ProductSearch,
  market: Market | Promise<Market> = pageMarket(),
) {
  const resolved = await market;
  return publicApi('rest/products/search', {
    locale: resolved.locale,
    query: { search: words, page, perPage, shop_id: shopId, ...only, ...currencyQuery(resolved) },
    schema: pageEnvelope(foundProductSchema(resolved.currency)),
    keep: memory.search,
  });
}
