/**
 * Finds the products that need a choice, and the price of their cheapest stock. A menu names one stock for each product
 * and does not say whether there are others (docs/api.md 6.5).
 */
import 'server-only';
import { z } from 'zod';
import { pageEnvelope } from '@/lib/api/envelopes';
import { perCurrency } from '@/lib/api/money-schema';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { list, number, text } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import { currencyQuery, type Market, pageMarket } from '@/lib/market/market';
import { cheapestOffer } from '@/lib/products/offers';
import type { MenuProduct } from '@/lib/products/schema';
import { briefStock } from '@/lib/products/stock-schema';

/** Null for a product that needs no choice. */
const schema = perCurrency(amount =>
  z
    .object({ uuid: text, min_qty: number, stocks: list(briefStock(amount)) })
    .transform(({ uuid, min_qty, stocks }) =>
      stocks.length > 1 ? ([uuid, { hasChoices: true, ...cheapestOffer(stocks, min_qty) }] as const) : null,
    ),
);

/** Covers the hundred products that one call returns; for others, pressing `+` finds out. */
export async function withChoices(
  shopId: string,
  asked: Market | Promise<Market> = pageMarket(),
): Promise<(product: MenuProduct) => MenuProduct> {
  const market = await asked;
  const found = await publicApi(`rest/shops/${shopId}/products/paginate`, {
    locale: market.locale,
    query: { ...currencyQuery(market), page: 1, perPage: longestPage },
    schema: pageEnvelope(schema(market.currency)),
    keep: memory.menu(shopId),
  });
  const choosable = new Map(found.ok ? found.value.items.filter(item => item !== null) : []);
  return product => ({ ...product, ...choosable.get(product.uuid) });
}
