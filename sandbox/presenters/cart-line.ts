/** What does a line of a basket look like? CartLine of docs/api.md 2.8, add-ons inside their parents. */

import type { View } from '../input/view.ts';
import type { BasketLine } from '../queries/sellable.ts';
import { presentExtras } from './extras.ts';
import { presentProductSummaries } from './product.ts';
import { presentSellable } from './sellable.ts';

/** Amounts in the currency of `rate`, which in carts is the frozen one. */
export function presentCartLines(view: View, lines: BasketLine[], rate: number): object[] {
  const stockOf = stockPresenter(view, lines, rate);
  const addons = Map.groupBy(
    lines.filter(line => line.parent_id !== null),
    line => line.parent_id,
  );
  const presentLine = (line: BasketLine): object => ({
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
    .map(line => ({ ...presentLine(line), addons: (addons.get(line.id) ?? []).map(presentLine) }));
}

function stockPresenter(view: View, lines: BasketLine[], rate: number): (line: BasketLine) => object {
  const products = presentProductSummaries(view, [...new Set(lines.map(line => line.product_id))]);
  const extras = presentExtras(view, [...new Set(lines.map(line => line.stock_id))]);
  return line => ({
    ...presentSellable(line, rate),
    extras: extras.get(line.stock_id) ?? [],
    product: products.get(line.product_id) ?? null,
  });
}
