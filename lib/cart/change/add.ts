/** Adds a product to the cart: from its form with all choices, or from a list with one press. */
import 'server-only';
import type { Failure } from '@/lib/api/client';
import type { BasketLine } from '@/lib/cart/basket/basket';
import { addLine } from '@/lib/cart/change/change';
import type { CartChangeOutcome } from '@/lib/cart/change/change-outcome';
import type { FormError } from '@/lib/forms/refusal';
import type { Market } from '@/lib/market/market';
import { choicesOf } from '@/lib/products/choices';
import { getProduct, readProductAnew } from '@/lib/products/queries';
import { chosenStock, problemWith, readSelection, type Selection } from '@/lib/products/rules';
import type { Product } from '@/lib/products/schema';

type Added =
  | { kind: 'changed'; changed: CartChangeOutcome; title: string }
  /** Why it cannot be added, and which field of the form that concerns. */
  | { kind: 'refused'; field: string | null; error: FormError };

/** "choose": the product has options or add-ons to choose first. */
export type QuicklyAdded = Added | { kind: 'choose' };

/** `field` reads a field of the product's form. Checks stock, add-ons and quantity against the current product. */
export async function addFromForm(
  uuid: string,
  field: (name: string) => string | undefined,
  market: Market,
): Promise<Added> {
  const product = await readProductAnew(uuid, market);
  if (!product.ok) return missing(product);
  const selection = readSelection(field, choicesOf(product.value));
  return addSelection(product.value, selection, market);
}

interface QuickAdd {
  product: string;
  /** The stock that the row names; without it, or once it is gone, the only one. */
  stock?: string | undefined;
  /** The smallest that is sold unless it is named. */
  quantity?: number | undefined;
}

/** The product may be a kept answer, because the cart checks the stock anyway. */
export async function addQuickly(wanted: QuickAdd, market: Market): Promise<QuicklyAdded> {
  const product = await getProduct(wanted.product, market);
  if (!product.ok) return missing(product);
  const { stocks } = product.value;
  const stock = stocks.find(({ id }) => id === wanted.stock) ?? (stocks.length === 1 ? stocks[0] : undefined);
  if (stock === undefined) return { kind: 'choose' };
  const { quantity } = wanted;
  const selection = { stockId: stock.id, path: [], quantity: quantity ?? product.value.minQuantity, addons: [] };
  return { kind: 'changed', ...(await add(product.value, selection, market)) };
}

async function addSelection(product: Product, selection: Selection, market: Market): Promise<Added> {
  const choices = choicesOf(product);
  const problem = problemWith(choices, selection);
  if (problem === null) return { kind: 'changed', ...(await add(product, selection, market)) };
  const { key, count, title, field } = problem;
  return { kind: 'refused', field, error: { key: `product.${key}`, values: { count, title } } };
}

async function add(product: Product, selection: Selection, market: Market) {
  const choice = chosenStock(choicesOf(product), selection);
  const stock = product.stocks.find(({ id }) => id === choice?.id);
  const line: BasketLine = {
    stockId: stock?.id ?? '',
    uuid: product.uuid,
    quantity: selection.quantity,
    shown: stock?.price.minor ?? null,
    addons: selection.addons.map(({ id, quantity }) => ({ stockId: id, quantity })),
  };
  return { changed: await addLine(product.shopId, line, market), title: product.title };
}

function missing({ why }: Failure): Added {
  return { kind: 'refused', field: null, error: { key: why === 'offline' ? 'product.offline' : 'product.gone' } };
}
