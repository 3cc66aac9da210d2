/** Adds a product to the cart: from its form with all its choices, or by one press in a list. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Failure } from '@/lib/api/client';
import type { BasketLine } from '@/lib/cart/basket';
import { addLine, type CartChangeOutcome } from '@/lib/cart/change';
import type { Market } from '@/lib/market/market';
import { choicesOf } from '@/lib/products/choices';
import { getProduct, readProductAnew } from '@/lib/products/queries';
import { chosenStock, readSelection, type Selection, troubleWith } from '@/lib/products/rules';
import type { Product } from '@/lib/products/schema';

export type Added =
  | { kind: 'changed'; changed: CartChangeOutcome; title: string }
  /** Why it cannot be added, as a sentence with its numbers, and the form's field that it belongs to. */
  | { kind: 'trouble'; field: string | null; sentence: string }
  /** The product has something to choose first. */
  | { kind: 'choose' };

/** `field` reads the product's form. Checks stock, add-ons and quantity against the product as it is now. */
export async function addFromForm(
  uuid: string,
  field: (name: string) => string | undefined,
  market: Market,
): Promise<Added> {
  const product = await readProductAnew(uuid, market);
  if (!product.ok) return missing(product, market);
  const selection = readSelection(field, choicesOf(product.value));
  return addSelection(product.value, selection, market);
}

/**
 * Adds the smallest quantity of the only stock. The product may be a kept answer, because the cart checks the stock
 * anyway.
 */
export async function addQuickly(uuid: string, quantity: number | undefined, market: Market): Promise<Added> {
  const product = await getProduct(uuid, market);
  if (!product.ok) return missing(product, market);
  const [stock, ...others] = product.value.stocks;
  if (stock === undefined || others.length > 0) return { kind: 'choose' };
  const selection = { stockId: stock.id, path: [], quantity: quantity ?? product.value.minQuantity, addons: [] };
  return { kind: 'changed', ...(await add(product.value, selection, market)) };
}

async function addSelection(product: Product, selection: Selection, market: Market): Promise<Added> {
  const choices = choicesOf(product);
  const trouble = troubleWith(choices, selection);
  if (trouble === null) return { kind: 'changed', ...(await add(product, selection, market)) };
  const t = await getTranslations({ locale: market.locale, namespace: 'product' });
  const sentence = t(`trouble.${trouble.key}`, { count: trouble.count, title: trouble.title });
  return { kind: 'trouble', field: trouble.field, sentence };
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

async function missing({ why }: Failure, { locale }: Market): Promise<Added> {
  const t = await getTranslations({ locale, namespace: 'product' });
  return { kind: 'trouble', field: null, sentence: t(why === 'offline' ? 'trouble.offline' : 'trouble.gone') };
}
