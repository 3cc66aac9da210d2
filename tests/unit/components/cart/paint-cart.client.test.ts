/** What the cart's bar says: in the currency that the cart is counted in, which may be another one than the page's. */
import { expect, test, vi } from 'vitest';
import { cartStore } from '@/components/cart/cart-store.client';
import { viewOf } from '@/components/cart/cart-view.client';
import { sumOfCart } from '@/components/cart/paint-cart.client';
import { goodsOf } from '@/components/shop/door-price.client';
import type { CartResponse } from '@/lib/cart/response/types';
import type { MarketMoneyStyle } from '@/lib/money';

const dollars: MarketMoneyStyle = { symbol: '$', position: 'before', language: 'en', currency: '1' };
const soms: MarketMoneyStyle = { symbol: 'soʻm', position: 'after', language: 'en', currency: '3' };
const pesos: MarketMoneyStyle = { ...dollars, currency: '4' };
const cart = { shop: { id: '5' }, goods: 25_200_000, exact: 25_200_000.5, lines: [] };
const answer = { at: 1, count: 1, cart, money: soms, message: null } as unknown as CartResponse;
const press = { change: { do: 'clear' } as const, effects: [{ stockId: '7', by: 1, unit: 500 }] };

test('the sum has the currency that it is counted in, on a page of another one too', () => {
  expect([soms, dollars].map(page => sumOfCart(viewOf(answer, []), page))).toEqual(
    Array(2).fill('252,000.00\u00a0soʻm'),
  );
  expect(sumOfCart(viewOf(null, []), dollars)).toBe('');
});

test('a press is added by the price of its page, where that is the same currency', () => {
  expect(sumOfCart(viewOf(answer, [press]), soms)).toBe('252,005.00\u00a0soʻm');
  expect(sumOfCart(viewOf(answer, [press]), dollars)).toBe('');
});

test('no fee is added to goods in another currency', () => {
  vi.spyOn(cartStore, 'get').mockReturnValue(viewOf(answer, []));
  expect(goodsOf('5', soms)).toBe(25_200_000.5);
  expect(goodsOf('5', dollars)).toBe('otherMoney');
  expect(goodsOf('6', dollars)).toBe(0);
});

test('two currencies that are written alike are two', () => {
  const inPesos = { ...answer, money: pesos };
  expect(sumOfCart(viewOf(inPesos, [press]), dollars)).toBe('');
  vi.spyOn(cartStore, 'get').mockReturnValue(viewOf(inPesos, []));
  expect(goodsOf('5', dollars)).toBe('otherMoney');
  expect(goodsOf('5', { ...pesos, language: 'es' })).toBe(25_200_000.5);
});
