/** What stands in the way of ordering a whole cart. */
import { describe, expect, test } from 'vitest';
import { blockersOf, type Cart } from '@/lib/cart/cart';
import { money } from '@/lib/money';
import { priced } from './priced-line.ts';

describe('the whole cart', () => {
  const cart = (goods: number, more: Partial<Cart> = {}): Cart => ({
    id: null,
    rate: null,
    shop: {
      id: '501',
      type: 'restaurant',
      title: '',
      minimum: money(1000, 'base'),
      open: { state: 'open', until: 1320, isAroundTheClock: false },
    },
    lines: [],
    goods: money(goods, 'base'),
    exact: goods,
    recipeDiscount: money(0, 'base'),
    count: 1,
    ...more,
  });

  test('the minimum counts what is left after the recipe’s discount', () => {
    expect(blockersOf(cart(1000))).toEqual([]);
    expect(blockersOf(cart(999))).toEqual(['minimum']);
    expect(blockersOf(cart(1050, { recipeDiscount: money(100, 'base') }))).toEqual(['minimum']);
  });

  test('troubled lines first, then the minimum, then the hour', () => {
    const closed = { ...cart(0).shop, open: { state: 'closed', opens: null } } as const;
    expect(blockersOf(cart(0, { lines: [priced({ left: 0 })], shop: closed }))).toEqual(['lines', 'minimum', 'closed']);
  });
});
