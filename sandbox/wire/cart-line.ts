/** What does a line of a basket look like? CartLine of API.md 2.8, add-ons inside their parents. */

import type { View } from '../asked/view.ts';
import type { Sellable } from '../queries/sellable.ts';
import type { LinePrice } from '../rules/cart-price.ts';
import { extrasOf } from './options.ts';
import { productFace, productRows } from './product.ts';
import { sellableFace } from './sellable.ts';
import { translations } from './translation.ts';

export interface Line extends Sellable {
  id: number;
  parent_id: number | null;
  quantity: number;
  bonus: 0 | 1;
  price: LinePrice;
  updated_at?: string;
}

/** Amounts in the currency of `rate`, which in carts is the frozen one. */
export function lineItems(view: View, lines: Line[], rate: number): object[] {
  const stockOf = stockItems(view, lines, rate);
  const addons = Map.groupBy(
    lines.filter(line => line.parent_id !== null),
    line => line.parent_id,
  );
  const item = (line: Line): object => ({
    id: line.id,
    quantity: line.quantity,
    bonus: Boolean(line.bonus),
    price: line.price.price * rate,
    discount: line.price.discount * rate,
    ...(line.updated_at && { updated_at: `${line.updated_at.replace(' ', 'T')}.000000Z` }),
    stock: stockOf(line),
  });
  return lines
    .filter(line => line.parent_id === null)
    .map(line => ({ ...item(line), addons: (addons.get(line.id) ?? []).map(item) }));
}

function stockItems(view: View, lines: Line[], rate: number): (line: Line) => object {
  const productIds = [...new Set(lines.map(line => line.product_id))];
  const products = new Map(productRows(view, productIds).map(row => [row.id, row]));
  const words = translations(view, 'product', productIds, 'default');
  const extras = extrasOf(view, [...new Set(lines.map(line => line.stock_id))]);
  return line => {
    const product = products.get(line.product_id);
    return {
      ...sellableFace(line, rate),
      extras: extras.get(line.stock_id) ?? [],
      product: product ? { ...productFace(view, product), translation: words.get(line.product_id) ?? null } : null,
    };
  };
}
