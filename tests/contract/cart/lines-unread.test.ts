/**
 * Lines of an account's cart that the API gives without their stock (docs/api.md 2.8), or in which something cannot be
 * read: the order would have them, so nobody pays for what they cannot see.
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { blockersOf } from '@/lib/cart/cart';
import { removeLine, undoRemoval } from '@/lib/cart/change/change';
import { fillCart } from '@/lib/cart/change/fill';
import { basketLine, type Offer } from '../../support/offers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { browsesAs, shopIdOf, shownCart, shownLines, twoShops } from '../storefront/cart.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);

let good: Offer;
let second: Offer;
beforeEach(async () => {
  await browsesAs('customer');
  [good, second] = await twoShops();
  await fillCart(shopIdOf(good), [basketLine(good, 2), basketLine(second, 3)], market);
});

interface WireLine {
  stock: { id: number } | null | undefined;
  price: unknown;
}

/** The API answers the line of this stock in another way. */
function answersLine(stockId: string, change: (line: WireLine) => void): void {
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await usual(url, init);
    if (!/\/user\/cart\?/.test(url)) return answer;
    const cart = (await answer.json()) as { data: { user_carts: { cartDetails: WireLine[] }[] } };
    for (const line of cart.data.user_carts.flatMap(({ cartDetails }) => cartDetails))
      if (String(line.stock?.id) === stockId) change(line);
    return Response.json(cart);
  });
}

test.each<[string, (line: WireLine) => void]>([
  ['has no stock any more', line => Object.assign(line, { stock: null })],
  ['has a price that is none', line => Object.assign(line, { price: 'free?' })],
])('a line that %s is shown as gone, stands in the way, and can be removed', async (_, change) => {
  const { fetch: usual } = globalThis;
  answersLine(second.stockId, change);
  const cart = await shownCart();
  expect(cart?.lines).toHaveLength(2);
  expect(cart && blockersOf(cart)).toContain('lines');
  const gone = cart?.lines.find(({ problem }) => problem?.kind === 'gone');
  expect(await removeLine(gone?.stockId ?? '', undefined, market)).toMatchObject({ ok: true });
  expect(await shownLines()).toEqual([`${good.stockId}x2`]);
  await undoRemoval(market);
  expect(await shownLines(), 'what nobody knows cannot be put back').toEqual([`${good.stockId}x2`]);
  vi.stubGlobal('fetch', usual);
  forgetConsole();
});

test('a cart of nothing but such a line is not beyond reach', async () => {
  const { fetch: usual } = globalThis;
  await removeLine(good.stockId, undefined, market);
  answersLine(second.stockId, line => Object.assign(line, { stock: null }));
  const [line] = (await shownCart())?.lines ?? [];
  expect(await removeLine(line?.stockId ?? '', undefined, market)).toMatchObject({ ok: true });
  expect(await shownLines()).toEqual([]);
  vi.stubGlobal('fetch', usual);
  forgetConsole();
});
