/** Describes lines of a guest's cart that the API leaves out because it cannot sell them: their product tells why. */
import 'server-only';
import { type BasketLine, noUuid } from '@/lib/cart/basket/basket';
import type { CartAddon, CartLine } from '@/lib/cart/cart';
import type { Market } from '@/lib/market/market';
import { money } from '@/lib/money';
import { optionLooks, optionNames } from '@/lib/products/options';
import { findKeptProduct, getProduct, readProductAnew } from '@/lib/products/queries';
import type { Product } from '@/lib/products/schema';

/**
 * How many products one view of a cart looks up (docs/decisions/054). Others are described from kept answers where
 * there are any; a line without one has no title until a later view.
 */
const mostLookups = 2;

/** Returns all lines of the basket in its order: as the API priced them, or with what is wrong with them. */
export async function completeLines(
  lines: BasketLine[],
  known: BasketLine[],
  priced: CartLine[],
  market: Market,
): Promise<CartLine[]> {
  const knownStocks = new Set(known.map(({ stockId }) => stockId));
  const pairs = lines.map(line => {
    const found = priced.find(({ stockId, isBonus }) => stockId === line.stockId && !isBonus);
    const missing = line.addons.filter(({ stockId }) => !found?.addons.some(addon => addon.stockId === stockId));
    return { line, found, missing };
  });
  const lost = pairs.filter(({ found, missing }) => found === undefined || missing.length > 0);
  const products = await productsOf(new Set(lost.map(({ line }) => line.uuid)), market);
  return pairs.map(({ line, found, missing }) => {
    const product = products.get(line.uuid);
    const addons = missing.map(addon => lostAddon(addon, product ?? null, market));
    if (found !== undefined) return { ...found, addons: [...found.addons, ...addons] };
    const isGone = !knownStocks.has(line.stockId) || product === null || !hasStock(product, line);
    return { ...lostLine(line, product ?? null, market), addons, problem: { kind: isGone ? 'gone' : 'soldOut' } };
  });
}

/** A product that is not known is assumed to have the stock. */
function hasStock(product: Product | undefined, { stockId }: BasketLine): boolean {
  return product === undefined || product.stocks.some(({ id }) => id === stockId);
}

/** A product is null where the API has none such, and missing where it is not known. */
async function productsOf(uuids: Set<string>, market: Market): Promise<Map<string, Product | null>> {
  const wanted = [...uuids].filter(uuid => uuid !== noUuid);
  const kept = await Promise.all(wanted.map(uuid => findKeptProduct(uuid, market)));
  const products = new Map<string, Product | null>();
  for (const product of kept) if (product !== null) products.set(product.uuid, product);
  // Unknown products first; then known ones are looked up anew, because they may not be sold any more.
  const seen = wanted.filter(uuid => products.has(uuid));
  const unseen = wanted.filter(uuid => !products.has(uuid));
  const lookups = [...unseen, ...seen].slice(0, mostLookups);
  const read = (uuid: string) => (products.has(uuid) ? readProductAnew(uuid, market) : getProduct(uuid, market));
  const answers = await Promise.all(lookups.map(async uuid => ({ uuid, answer: await read(uuid) })));
  for (const { uuid, answer } of answers) {
    if (answer.ok) products.set(uuid, answer.value);
    else if (answer.why === 'gone') products.set(uuid, null);
  }
  return products;
}

function lostAddon(addon: BasketLine['addons'][number], product: Product | null, market: Market): CartAddon {
  const offered = product?.stocks.flatMap(({ addons }) => addons).find(({ stockId }) => stockId === addon.stockId);
  return {
    key: addon.stockId,
    stockId: addon.stockId,
    title: offered?.title ?? '',
    quantity: addon.quantity,
    total: money(0, market.currency),
    problem: { kind: 'gone' },
  };
}

function lostLine(
  basketLine: BasketLine,
  product: Product | null,
  market: Market,
): Omit<CartLine, 'addons' | 'problem'> {
  const stock = product?.stocks.find(({ id }) => id === basketLine.stockId);
  const options = stock?.options.map(({ value, group }) => ({ ...group, value })) ?? [];
  const nothing = money(0, market.currency);
  return {
    key: basketLine.stockId,
    lineId: null,
    stockId: basketLine.stockId,
    uuid: product === null ? null : basketLine.uuid,
    title: product?.title ?? '',
    options: optionNames(options).join(' · '),
    looks: optionLooks(options),
    measure: product?.measure ?? null,
    picture: product?.picture ?? '',
    quantity: basketLine.quantity,
    min: product?.minQuantity ?? 1,
    max: stock?.quantity ?? 0,
    unit: nothing,
    total: nothing,
    oldTotal: null,
    isBonus: false,
  };
}
