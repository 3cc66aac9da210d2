import { expect, test } from 'vitest';
import { money } from '../../../lib/money.ts';
import { cheapestOffer, isInStock, percentOff } from '../../../lib/products/offers.ts';

test.each([
  [900, 1000, 10],
  [760, 840, 9],
  [1000, 1000, 0],
  [0, 1000, 100],
  [668, 1000, 33],
  [5, 0, 0],
])('%d after %d is %d %% off, never more than is given', (price, before, percent) => {
  expect(percentOff(money(price, 'base'), money(before, 'base'))).toBe(percent);
});

const stock = (minor: number, quantity: number) => ({ price: money(minor, 'base'), quantity });

test('the cheapest that can be had stands for all, and it is said that others cost more', () => {
  const [large, gone, small] = [stock(1100, 5), stock(600, 0), stock(800, 5)];
  expect(cheapestOffer([large, gone, small], 1)).toEqual({ stock: small, isFrom: true });
  expect(cheapestOffer([gone, small, stock(800, 9)], 1)).toEqual({ stock: small, isFrom: false });
  expect(cheapestOffer([stock(500, 2), small], 3)).toEqual({ stock: small, isFrom: false });
  expect(cheapestOffer([stock(500, 3), small], 3), 'exactly enough').toEqual({ stock: stock(500, 3), isFrom: true });
  expect(cheapestOffer([stock(500, 1), small], 0), 'one is enough').toEqual({ stock: stock(500, 1), isFrom: true });
  expect(cheapestOffer([gone, small], 0), 'none is not').toEqual({ stock: small, isFrom: false });
  expect(cheapestOffer([gone], 1)).toEqual({ stock: gone, isFrom: false });
  expect(cheapestOffer([], 1)).toEqual({ stock: null, isFrom: false });
});

test('in stock is what is left of in the least quantity that is sold', () => {
  expect([2, 3].map(quantity => isInStock({ stock: { quantity }, minQuantity: 3 }))).toEqual([false, true]);
  expect(isInStock({ stock: null, minQuantity: 0 })).toBe(false);
});
