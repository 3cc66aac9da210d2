/** How baskets are put aside and taken up again. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Basket, BasketLine } from '@/lib/cart/basket';
import { readParked } from '@/lib/cart/basket-cookies';
import { park, unpark } from '@/lib/cart/parking';
import { cookieJar } from '../stubs/next-headers.ts';

const uuid = '6a6f1d0e-7a1a-4c6f-9d42-0d7b3f1f9f10';
const line = (stockId: string, quantity: number, addons: [string, number][] = [], shown = 100): BasketLine => ({
  stockId,
  uuid,
  quantity,
  shown,
  addons: addons.map(([id, count]) => ({ stockId: id, quantity: count })),
});
const basket = (lines: BasketLine[], shopId = '501', currency = 'base'): Basket => ({ shopId, currency, lines });

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  cookieJar.clear();
});

const shops = async () => (await readParked()).map(({ shopId }) => shopId);

test('the newest stands first, one for each shop, priced anew when it comes back', async () => {
  await park(basket([line('1', 2)], '1'));
  await park(basket([line('9', 1)], '2'));
  expect(await shops()).toEqual(['2', '1']);
  await park(basket([line('1', 1), line('3', 1)], '1'));
  expect(await readParked()).toMatchObject([
    { shopId: '1', lines: [{ stockId: '1', quantity: 2, shown: null }, { stockId: '3' }] },
    { shopId: '2' },
  ]);
});

test('taken up, it is no longer there; taken up twice, there is none', async () => {
  await park(basket([line('1', 2)], '1'));
  await park(basket([line('9', 1)], '2'));
  expect(await unpark('1')).toMatchObject({ shopId: '1' });
  expect(await shops()).toEqual(['2']);
  expect(await unpark('1')).toBeNull();
  await unpark('2');
  expect(cookieJar.has('parked')).toBe(false);
});

test('one that finds no room is refused, and the others stay', async () => {
  const large = (shopId: string) =>
    basket(
      Array.from({ length: 70 }, (_, index) => line(String(1_000_000 + index), 1)),
      shopId,
    );
  expect(await park(large('1'))).toBe(true);
  expect(await park(large('2'))).toBe(false);
  expect(await shops()).toEqual(['1']);
});
