/** What does a stock look like in baskets and recipes? Stock of docs/api.md 2.4, in the currency of `rate`. */

import type { Sellable } from '../queries/sellable.ts';
import { omitFalsy } from './omit-falsy.ts';

export function presentSellable({ stock_id, product_id, in_store, addon, unit }: Sellable, rate: number) {
  return {
    id: stock_id,
    countable_id: product_id,
    ...omitFalsy({
      price: unit.price * rate,
      quantity: in_store,
      discount: unit.discount * rate,
      tax: unit.tax * rate,
      total_price: unit.total * rate,
    }),
    addon: Boolean(addon),
  };
}
