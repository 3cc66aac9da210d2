/** What can be restored after goods were removed. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Basket } from '@/lib/cart/basket/basket';
import { readBasket } from '@/lib/cart/basket/basket-cookies';
import { clearCart, removeLine } from '@/lib/cart/change/change';
import type { Market } from '@/lib/market/market';
import { cookieJar } from '../../stubs/next-headers.ts';
import { basket, lines } from '../baskets.ts';

let cart: Basket;
vi.mock('@/lib/cart/backend/choose-backend', () => ({
  chooseBackend: async () => ({
    groupEnd: () => null,
    read: async () => ({ ok: true, value: cart }),
    remove: async (stockId: string) => {
      cart = { ...cart, lines: cart.lines.filter(line => line.stockId !== stockId) };
      return { ok: true, value: cart };
    },
    empty: async () => ({ ok: true, value: null }),
  }),
}));

const market = {} as Market;

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  cookieJar.clear();
});

test('a cart that a cookie cannot hold leaves nothing to restore, least of all what was removed before it', async () => {
  cart = { ...basket, lines: lines(80) };
  const [first] = cart.lines;
  await removeLine(first?.stockId ?? '', undefined, market);
  expect((await readBasket('undo'))?.lines).toEqual([first]);
  await clearCart(market);
  expect(await readBasket('undo')).toBeNull();
});
