/**
 * One shop per cart, baskets put aside, and what becomes of a guest's cart at sign-in, over the real sandbox
 * (docs/behaviour.md 4).
 */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBasket, readParked } from '@/lib/cart/basket/basket-cookies';
import { readGuestBasket } from '@/lib/cart/basket/guest-basket';
import { clearCart, removeLine, undoRemoval } from '@/lib/cart/change/change';
import { fillCart } from '@/lib/cart/change/fill';
import { mergeGuestCart } from '@/lib/cart/change/merge-guest-cart';
import { chooseBasket, takeUpParked } from '@/lib/cart/change/switch-basket';
import { removePersonalCookies } from '@/lib/cookies/cookie-jar';
import { basketLine } from '../../support/offers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import {
  accountCart,
  addOffer,
  browsesAs,
  shopIdOf,
  shownCart,
  shownLine,
  shownLines,
  twoShops,
} from '../storefront/cart.ts';
import { changes } from '../storefront/changes.ts';
import { catalog, failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, signsIn, signsInAnew } from '../storefront/session.ts';

beforeAll(openStorefront);

const parked = async () => (await readParked()).map(({ shopId, lines }) => [shopId, lines.length]);

describe.each(['guest', 'customer'] as const)('a %s and a second shop', who => {
  beforeEach(() => browsesAs(who));

  test('the goods wait for an answer, and the cart is as it was', async () => {
    const [good, , other] = await twoShops();
    await addOffer(good, 2);
    expect(await addOffer(other, 1)).toMatchObject({ ok: false, message: { key: 'cartAsks' } });
    await addOffer(other, 2);
    expect(await readBasket('waiting')).toMatchObject({ shopId: shopIdOf(other), lines: [{ quantity: 3 }] });
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
  });

  test('go on with the new one: the old one is put aside, and can be taken up again', async () => {
    const [good, second, other] = await twoShops();
    await fillCart(shopIdOf(good), [basketLine(good, 2), basketLine(second, 1)], market);
    await addOffer(other, 3);
    expect(await chooseBasket('new', market)).toMatchObject({ ok: true, message: { key: 'cartSwitched' } });
    expect(await shownLines()).toEqual([`${other.stockId}x3`]);
    expect(await readBasket('waiting')).toBeNull();
    expect(await parked()).toEqual([[shopIdOf(good), 2]]);
    await takeUpParked(shopIdOf(good), market);
    expect(await shownLines()).toEqual([`${good.stockId}x2`, `${second.stockId}x1`]);
    expect(await parked()).toEqual([[shopIdOf(other), 1]]);
  });

  test('stay: the new one is put aside', async () => {
    const [good, , other] = await twoShops();
    await addOffer(good, 2);
    await addOffer(other, 3);
    expect(await chooseBasket('stay', market)).toMatchObject({ ok: true, message: { key: 'cartParked' } });
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
    expect(await parked()).toEqual([[shopIdOf(other), 1]]);
    expect(await chooseBasket('stay', market), 'asked again, there is nothing to answer').toEqual({
      ok: true,
      message: null,
    });
  });

  test('what sold out in the meantime is told, and the question is not asked again', async () => {
    const [good, second, other] = await twoShops();
    await addOffer(other, 1);
    await fillCart(shopIdOf(good), [basketLine(good, 1), basketLine(second, 1)], market);
    await changes.during(second, { quantity: 0 }, async () => {
      const changed = await chooseBasket('new', market);
      expect(changed).toMatchObject({ ok: true, message: { key: 'cartPartly', tone: 'error' } });
    });
    expect(await shownLines()).toEqual([`${good.stockId}x1`]);
    expect(await readBasket('waiting')).toBeNull();
  });

  test('the API is away half-way: the cart, the goods that wait and those put aside are all as they were', async () => {
    const [good, second, other] = await twoShops();
    // A basket of the same shop lies aside already: it must not be taken for the one that was put there just now.
    await addOffer(other, 1);
    await addOffer(second, 1);
    await chooseBasket('stay', market);
    await clearCart(market);
    await addOffer(good, 2);
    await addOffer(other, 3);
    const before = await parked();
    // A guest's cart asks once more without what has vanished; an account's is to be filled again with what it had.
    const [path, times] =
      who === 'guest' ? ['rest/order/products/calculate', 2] : ['dashboard/user/cart/insert-product', 1];
    await sandbox.fails('drop', path, { times });
    expect(await chooseBasket('new', market)).toMatchObject({ ok: false, message: { key: 'cartOffline' } });
    await sandbox.recovers();
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
    expect(await readBasket('waiting')).toMatchObject({ shopId: shopIdOf(other), lines: [{ quantity: 3 }] });
    expect(await parked()).toEqual(before);
    forgetConsole();
  });

  test('brought back in another currency, a price is not a changed one', async () => {
    const [good] = await twoShops();
    await addOffer(good, 2);
    await removeLine(good.stockId, undefined, market);
    const euros = { ...market, currency: '2' };
    expect(await undoRemoval(euros)).toMatchObject({ ok: true });
    expect(await shownLine(good.stockId, euros)).toMatchObject({ quantity: 2, problem: null });
  });
});

describe('a guest signs in', () => {
  beforeEach(() => browsesAs('guest'));

  test('the lines join what the account has, each in the larger quantity, and the cookie is gone', async () => {
    const [good, second] = await twoShops();
    const { email } = await signsInAnew();
    await fillCart(shopIdOf(good), [basketLine(good, 1)], market);
    await removePersonalCookies();
    const dish = await catalog.offer(
      ({ addons, gift, left, min }) => (addons[0]?.left ?? 0) > 20 && !gift && left > 20 && min === 1,
      { among: [good.shop] },
    );
    const extra = dish.addons[0]?.stockId ?? '';
    await fillCart(shopIdOf(good), [basketLine(good, 2), basketLine(second, 1), basketLine(dish, 1, [extra])], market);
    await signsIn(email);
    expect(await mergeGuestCart(market)).toBe('merged');
    expect((await shownLines()).toSorted()).toEqual(
      [`${good.stockId}x2`, `${second.stockId}x1`, `${dish.stockId}x1+${extra}x1`].toSorted(),
    );
    expect(await readGuestBasket()).toBeNull();
    expect(await mergeGuestCart(market), 'once more is not more').toBe('merged');
    expect((await shownLine(good.stockId))?.quantity).toBe(2);
  });

  test('the price a guest was shown is still known', async () => {
    const [good] = await twoShops();
    await addOffer(good, 2);
    await changes.during(good, { price: good.price + 100 }, async () => {
      await signsInAnew();
      await mergeGuestCart(market);
      expect((await shownLine(good.stockId))?.problem).toMatchObject({ kind: 'price', was: { minor: good.price } });
    });
  });

  test('one shown in another currency is not a changed one', async () => {
    const [good] = await twoShops();
    await addOffer(good, 2);
    await signsInAnew();
    const euros = { ...market, currency: '2' };
    await mergeGuestCart(euros);
    expect(await shownLine(good.stockId, euros)).toMatchObject({ quantity: 2, problem: null });
  });

  test('the account’s cart holds another shop: the customer is asked, both are kept', async () => {
    const [good, , other] = await twoShops();
    const { email } = await signsInAnew();
    await addOffer(other, 1);
    await removePersonalCookies();
    await addOffer(good, 2);
    await signsIn(email);
    expect(await mergeGuestCart(market)).toBe('asks');
    expect(await shownLines()).toEqual([`${other.stockId}x1`]);
    expect(await readBasket('waiting')).toMatchObject({ shopId: shopIdOf(good) });
    await chooseBasket('new', market);
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
    expect((await accountCart())?.shop_id).toBe(Number(shopIdOf(good)));
    expect(await parked()).toEqual([[shopIdOf(other), 1]]);
  });

  test('the answer alone is lost: what arrived is not sent again', async () => {
    const [good] = await twoShops();
    await addOffer(good, 2);
    await signsInAnew();
    await failsOnce('lost', 'dashboard/user/cart/insert-product');
    expect(await mergeGuestCart(market)).toBe('merged');
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
    expect(await readBasket('waiting')).toBeNull();
    forgetConsole();
  });

  test.each(['drop', 'status'] as const)(
    'the API fails midway (%s): the goods wait, and so does an older question',
    async kind => {
      const [good, , other] = await twoShops();
      await addOffer(good, 2);
      await addOffer(other, 3);
      await signsInAnew();
      await sandbox.fails(kind, 'dashboard/user/cart', { times: 1, ...(kind === 'status' && { status: 500 }) });
      expect(await mergeGuestCart(market)).toBe('failed');
      expect(await readBasket('waiting')).toMatchObject({ shopId: shopIdOf(good), lines: [{ quantity: 2 }] });
      expect(await parked()).toEqual([[shopIdOf(other), 1]]);
      expect(await shownCart()).toBeNull();
      await chooseBasket('new', market);
      expect(await shownLines()).toEqual([`${good.stockId}x2`]);
      forgetConsole();
    },
  );
});

test.each([
  ['R1 keeps a line of no units where it is sold out', 0, 1],
  ['another client of R2 has put in one and a half', 1.5, 2],
  ['another client has put in more than a cookie takes', 20_000, 2],
])('%s: put aside, nothing of the basket is lost', async (_, quantity, kept) => {
  await browsesAs('customer');
  const [good, second, other] = await twoShops();
  await fillCart(shopIdOf(good), [basketLine(good, 2), basketLine(second, 1)], market);
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await usual(url, init);
    return /\/user\/cart\?/.test(url) ? withUnits(await answer.json(), second.stockId, quantity) : answer;
  });
  await addOffer(other, 3);
  expect(await chooseBasket('new', market)).toMatchObject({ ok: true, message: { key: 'cartSwitched' } });
  vi.stubGlobal('fetch', usual);
  expect(await parked()).toEqual([[shopIdOf(good), kept]]);
});

interface WireCart {
  data?: { user_carts: { cartDetails: { quantity: number; stock: { id: number } }[] }[] };
}

/** The cart as the API may answer it, with as many units of a stock. */
function withUnits(cart: WireCart, stockId: string, quantity: number): Response {
  for (const line of cart.data?.user_carts.flatMap(({ cartDetails }) => cartDetails) ?? [])
    if (String(line.stock.id) === stockId) line.quantity = quantity;
  return Response.json(cart, { status: cart.data === undefined ? 404 : 200 });
}
