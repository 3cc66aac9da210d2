/** How baskets are put aside and taken up again. */
import { beforeEach, expect, test, vi } from 'vitest';
import { readParked } from '@/lib/cart/basket/basket-cookies';
import { park, unpark } from '@/lib/cart/basket/parking';
import { cookieJar } from '../../stubs/next-headers.ts';
import { basketOf, lineOf } from '../basket-of.ts';

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  cookieJar.clear();
});

const shops = async () => (await readParked()).map(({ shopId }) => shopId);

test('the newest stands first, one for each shop, priced anew when it comes back', async () => {
  await park(basketOf([lineOf('1', 2)], '1'));
  await park(basketOf([lineOf('9', 1)], '2'));
  expect(await shops()).toEqual(['2', '1']);
  await park(basketOf([lineOf('1', 1), lineOf('3', 1)], '1'));
  expect(await readParked()).toMatchObject([
    { shopId: '1', lines: [{ stockId: '1', quantity: 2, shown: null }, { stockId: '3' }] },
    { shopId: '2' },
  ]);
});

test('taken up, it is no longer there; taken up twice, there is none', async () => {
  await park(basketOf([lineOf('1', 2)], '1'));
  await park(basketOf([lineOf('9', 1)], '2'));
  expect(await unpark('1')).toMatchObject({ shopId: '1' });
  expect(await shops()).toEqual(['2']);
  expect(await unpark('1')).toBeNull();
  await unpark('2');
  expect(cookieJar.has('parked')).toBe(false);
});

test('one that finds no room is refused, and the others stay', async () => {
  const large = (shopId: string) =>
    basketOf(
      Array.from({ length: 70 }, (_, index) => lineOf(String(1_000_000 + index), 1)),
      shopId,
    );
  expect(await park(large('1'))).toBe(true);
  expect(await park(large('2'))).toBe(false);
  expect(await shops()).toEqual(['1']);
});
