/** What does a customer usually order at a shop? */
import { expect, test } from 'vitest';
import { usualsOf } from '@/lib/orders/again/usual';
import { order } from '../order.ts';

const uuidOf = (product: number) => `4b6f9c1e-0000-4000-8000-00000000000${product}`;

/** A line as docs/api.md 8.3 has it. */
const line = (product: number, stock: number, more: object = {}) => ({
  id: 700 + stock,
  stock_id: stock,
  quantity: 1,
  total_price: 8,
  bonus: false,
  stock: { quantity: 25, extras: [{ value: `size ${stock}` }], product: { uuid: uuidOf(product), active: true } },
  ...more,
});
const extra = (stock: number, title: string, quantity = 9) => ({
  ...line(9, stock),
  stock: { quantity, product: { uuid: uuidOf(9), active: true, translation: { title } } },
});
const usuals = (...orders: object[][]) => usualsOf(orders.map(details => order({ details })));
const products = (...orders: object[][]) => usuals(...orders).map(({ uuid }) => Number(uuid.at(-1)));

test('what is ordered most often comes first, then what was ordered last', () => {
  expect(products([line(1, 11), line(2, 21)], [line(3, 31)], [line(3, 31), line(4, 41)])).toEqual([3, 1, 2, 4]);
  // Two lines of one order are one order.
  expect(products([line(1, 11)], [line(2, 21), line(2, 22)])).toEqual([1, 2]);
  expect(usuals([line(2, 21), line(2, 22)], [line(2, 22)])[0]?.times).toBe(2);
});

test('a product is ordered as most often, and as the last time where no choice leads', () => {
  const often = usuals([line(1, 12)], [line(1, 11)], [line(1, 11)]);
  expect(often).toMatchObject([{ stockId: '11', options: ['size 11'] }]);
  expect(usuals([line(1, 12)], [line(1, 11)])).toMatchObject([{ stockId: '12' }]);
});

test('extras are a part of the choice, but for those that are gone', () => {
  const having = (...addons: object[]) => line(1, 11, { addons });
  const usual = usuals([having()], [having(extra(91, 'Cheese'))], [having(extra(91, 'Cheese'), extra(92, 'Egg', 0))]);
  expect(usual).toMatchObject([{ addons: ['Cheese'], times: 3 }]);
});

test('gifts, and what is no longer sold or sold out, are not offered', () => {
  const stock = { quantity: 0, extras: [], product: { uuid: uuidOf(3), active: true } };
  const gone = { quantity: 9, extras: [], product: { uuid: uuidOf(4), active: false } };
  const details = [
    line(1, 11, { bonus: true }),
    line(2, 21, { stock: null }),
    line(3, 31, { stock }),
    line(4, 41, { stock: gone }),
  ];
  expect(products(details)).toEqual([]);
  // Another size of it is still there.
  expect(usuals([line(3, 31, { stock })], [line(3, 32)])).toMatchObject([{ stockId: '32' }]);
});
