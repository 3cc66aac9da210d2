/** What stands in the way of ordering a line, and a whole cart. */
import { describe, expect, test } from 'vitest';
import { blockersOf, type Cart, type CartLine, isBlocked } from '@/lib/cart/cart';
import { money } from '@/lib/money';
import { priced } from './priced-line.ts';

describe('a line', () => {
  const { goods: _, ...line } = priced({});
  const blocked = (quantity: number, problem: CartLine['problem']) => isBlocked({ ...line, quantity, problem });

  test('prevents ordering where it has more than there is, and not once it has less', () => {
    expect(blocked(2, null)).toBe(false);
    expect(blocked(2, { kind: 'price', was: money(100, 'base') })).toBe(false);
    expect([2, 3].map(quantity => blocked(quantity, { kind: 'max', max: 2 }))).toEqual([false, true]);
    expect([2, 3].map(quantity => blocked(quantity, { kind: 'left', left: 2, wanted: 5 }))).toEqual([false, true]);
  });

  test.each([{ kind: 'gone' }, { kind: 'soldOut' }, { kind: 'min', min: 3 }] as const)(
    'prevents it: $kind',
    problem => {
      expect(blocked(1, problem)).toBe(true);
    },
  );

  test('prevents it by any of its add-ons, whose quantity is their own', () => {
    const addon = { key: '9', stockId: '9', title: '', quantity: 1, total: money(100, 'base'), problem: null };
    const soldOut = { ...addon, problem: { kind: 'soldOut' as const } };
    expect(isBlocked({ ...line, addons: [addon] })).toBe(false);
    expect(isBlocked({ ...line, addons: [addon, soldOut] })).toBe(true);
  });
});

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
