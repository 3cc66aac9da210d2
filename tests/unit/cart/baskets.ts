/** Baskets of a marketplace with millions of stocks, so that what fits into a cookie here fits anywhere. */
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';

export function line(index: number, addons = 3): BasketLine {
  return {
    stockId: String(7_000_000 + index),
    uuid: crypto.randomUUID(),
    quantity: 1 + (index % 99),
    shown: 1_000_000 + index,
    addons: Array.from({ length: addons }, (_, at) => ({ stockId: String(8_000_000 + at), quantity: 1 + (at % 3) })),
  };
}

export const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index));
export const basket: Basket = { shopId: '501', currency: 'base', lines: lines(3) };
