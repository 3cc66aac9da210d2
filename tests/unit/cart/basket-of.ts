/** Baskets and their lines, for tests that add and part them. */
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';

const uuid = '6a6f1d0e-7a1a-4c6f-9d42-0d7b3f1f9f10';

/** `addons`: stock and quantity of each. `shown`: the price that was shown, in minor units. */
export function lineOf(stockId: string, quantity: number, addons: [string, number][] = [], shown = 100): BasketLine {
  return { stockId, uuid, quantity, shown, addons: addons.map(([id, count]) => ({ stockId: id, quantity: count })) };
}

export function basketOf(lines: BasketLine[], shopId = '501', currency = 'base'): Basket {
  return { shopId, currency, lines };
}
