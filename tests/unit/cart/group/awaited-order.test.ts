/** Is an order known again by what it holds, however its lines are cut? */
import { beforeEach, expect, test, vi } from 'vitest';
import {
  awaitOrder,
  boundAwaitedOrder,
  findAwaitedOrder,
  forgetAwaitedOrder,
  piecesOf,
} from '@/lib/cart/group/awaited-order';
import { sharedStore } from '@/lib/stores/shared-store';

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:4400');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

const buyer = { customerId: '3', shopId: '5' };
const awaited = { cart: '12', newestOrder: 40, upTo: null, pieces: '7x1' };

test('an order is awaited until its cart is ordered', async () => {
  await awaitOrder(buyer, awaited);
  await forgetAwaitedOrder(buyer, '11');
  expect(await findAwaitedOrder(buyer)).toEqual(awaited);
  await forgetAwaitedOrder(buyer, '12');
  expect(await findAwaitedOrder(buyer)).toBeNull();
});

test('only the first order of something else bounds it', async () => {
  await boundAwaitedOrder(buyer, 41);
  expect(await findAwaitedOrder(buyer), 'nothing is awaited').toBeNull();
  await awaitOrder(buyer, awaited);
  await boundAwaitedOrder(buyer, 41);
  await boundAwaitedOrder(buyer, 42);
  expect(await findAwaitedOrder(buyer)).toEqual({ ...awaited, upTo: 41 });
  await forgetAwaitedOrder(buyer, '12');
});

test.each([
  ['another shape', JSON.stringify({ cart: '12', before: 40 })],
  ['no shape at all', '12;40'],
])('a record that an older storefront has kept in %s is none, and hinders no order', async (_name, kept) => {
  await sharedStore.set('group-awaited 3 5', kept, 60);
  await forgetAwaitedOrder(buyer, '12');
  expect(await findAwaitedOrder(buyer)).toBeNull();
});

const line = (stockId: string, quantity: number, addons: [string, number][] = [], isBonus = false) => ({
  ...{ stockId, quantity, isBonus },
  addons: addons.map(([id, count]) => ({ stockId: id, quantity: count })),
});

test('the same things in other lines and another order are the same', () => {
  const together = [line('7', 1, [['9', 2]]), line('8', 1), line('7', 3, [['9', 1]])];
  expect(piecesOf(together)).toBe(piecesOf([line('8', 1), line('7', 4, [['9', 3]])]));
});

test('what comes free does not count', () => {
  expect(piecesOf([line('7', 1), line('5', 1, [], true)])).toBe(piecesOf([line('7', 1)]));
});

test.each([
  ['one more', [line('7', 2)]],
  ['something else', [line('8', 1)]],
  ['an extra', [line('7', 1, [['9', 1]])]],
  ['nothing', []],
])('%s is not the same', (_name, lines) => {
  expect(piecesOf(lines)).not.toBe(piecesOf([line('7', 1)]));
});
