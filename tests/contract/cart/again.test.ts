/**
 * The same thing comes twice: signing in again, the same basket, two posts of one guest at the same instant. Quantities
 * are absolute, so twice is as once (docs/behaviour.md 4.2, docs/decisions/060 and 061).
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBasket, readParked } from '@/lib/cart/basket/basket-cookies';
import { removeLine } from '@/lib/cart/change/change';
import { mergeGuestCart } from '@/lib/cart/change/merge-guest-cart';
import { chooseBasket } from '@/lib/cart/change/switch-basket';
import { addToCart } from '@/lib/cart/product-actions';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { removePersonalCookies } from '@/lib/cookies/cookie-jar';
import type { Offer } from '../../support/offers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { addOffer, browsesAs, shopIdOf, shownLines, twoShops } from '../storefront/cart.ts';
import { posts } from '../storefront/forms.ts';
import { losesAnswer } from '../storefront/lost-answers.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, signsIn, signsInAnew } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(() => browsesAs('guest'));

/** The browser as it is now; called, its cookies are these again, as if no answer since then had arrived. */
function remembersCookies(): () => void {
  const cookies = [...cookieJar];
  return () => {
    cookieJar.clear();
    for (const [name, value] of cookies) cookieJar.set(name, value);
  };
}

describe('a guest with a cart signs in, and again', () => {
  let good: Offer;
  let other: Offer;
  let email: string;

  /** The account has one of it already, the guest two. */
  beforeEach(async () => {
    [good, , other] = await twoShops();
    email = (await signsInAnew()).email;
    await addOffer(good, 1);
    await removePersonalCookies();
    await addOffer(good, 2);
  });

  async function signsInAndMerges(): Promise<string> {
    await signsIn(email);
    return mergeGuestCart(market);
  }

  test('two presses at once', async () => {
    await signsIn(email);
    await Promise.all([mergeGuestCart(market), mergeGuestCart(market)]);
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
  });

  test('the answer is lost on its way to the browser, and the button is pressed again', async () => {
    const guest = remembersCookies();
    await signsInAndMerges();
    guest();
    expect(await signsInAndMerges()).toBe('merged');
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
  });

  test('what the customer has removed in between does not come back', async () => {
    const guest = remembersCookies();
    await signsInAndMerges();
    await removeLine(good.stockId, undefined, market);
    guest();
    expect(await signsInAndMerges()).toBe('merged');
    expect(await shownLines()).toEqual([]);
  });

  test('what the guest has added in between comes along', async () => {
    const guest = remembersCookies();
    await signsInAndMerges();
    guest();
    await addOffer(good, 1);
    expect(await signsInAndMerges()).toBe('merged');
    expect(await shownLines()).toEqual([`${good.stockId}x3`]);
  });

  test('the process ends in mid-merge: the lines have arrived, and nobody knows of it', async () => {
    const guest = remembersCookies();
    await signsIn(email);
    await losesAnswer('POST', 'dashboard/user/cart/insert-product', true);
    await mergeGuestCart(market);
    await sandbox.recovers();
    guest();
    expect(await signsInAndMerges()).toBe('merged');
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
    forgetConsole();
  });

  test('nobody answers the merge: the goods wait, and put in by hand they are no more', async () => {
    await signsIn(email);
    await losesAnswer('POST', 'dashboard/user/cart/insert-product', true);
    expect(await mergeGuestCart(market)).toBe('failed');
    await sandbox.recovers();
    expect(await readBasket('waiting')).toMatchObject({ lines: [{ quantity: 2 }] });
    expect(await chooseBasket('new', market)).toMatchObject({ ok: true });
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
    forgetConsole();
  });

  test('the account’s cart holds another shop: asked twice, the basket that waits is no more', async () => {
    await signsIn(email);
    await removeLine(good.stockId, undefined, market);
    expect(await addOffer(other, 1), 'a cart without lines is of no shop').toMatchObject({ ok: true });
    const asked = remembersCookies();
    expect(await mergeGuestCart(market)).toBe('asks');
    const waiting = cookieJar.get('waiting') ?? '';
    asked();
    cookieJar.set('waiting', waiting);
    expect(await mergeGuestCart(market)).toBe('asks');
    expect(await readBasket('waiting')).toMatchObject({ shopId: shopIdOf(good), lines: [{ quantity: 2 }] });
    expect(await readParked()).toEqual([]);
  });

  test('somebody else signs in with the same cart: it comes into their account too', async () => {
    const guest = remembersCookies();
    await signsInAndMerges();
    guest();
    await signsInAnew();
    await mergeGuestCart(market);
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
  });
});

describe('two posts of one guest at the same instant', () => {
  const post = ({ uuid, stockId }: Offer, quantity = '1') =>
    posts(addToCart, { product: uuid, stock: stockId, quantity });

  test.each(['first', 'last'] as const)(
    'the answer of the %s one arrives last: the lines of both are there',
    async last => {
      const [good, second] = await twoShops();
      await addOffer(good, 1);
      const earlier = remembersCookies();
      await addOffer(second, 1);
      const first = remembersCookies();
      earlier();
      await addOffer(good, 2);
      if (last === 'first') first();
      expect((await shownLines()).toSorted()).toEqual([`${good.stockId}x3`, `${second.stockId}x1`].toSorted());
    },
  );

  test('without script, both carried out at once', async () => {
    const [good, second] = await twoShops();
    await addOffer(good, 1);
    const earlier = remembersCookies();
    const atOnce = (offers: Offer[]) =>
      Promise.all(
        offers.map(offer => {
          earlier();
          return post(offer);
        }),
      );
    expect((await atOnce([good, second])).map(({ to }) => to)).toEqual(['/cart', '/cart']);
    expect((await shownLines()).toSorted()).toEqual([`${good.stockId}x2`, `${second.stockId}x1`].toSorted());
  });

  describe('the first two, of a browser without any cookie', () => {
    /** The cookies of each answer, as if it were the only one; then as a browser has them when all have arrived. */
    async function atOnce(offers: Offer[]): Promise<void> {
      const nothing = remembersCookies();
      const all = new Map<string, string>();
      for (const offer of offers) {
        nothing();
        await post(offer);
        for (const [name, value] of cookieJar) all.set(name, value);
      }
      for (const [name, value] of all) cookieJar.set(name, value);
    }

    test('the lines of both are there, and stay when the cart is changed', async () => {
      const [good, second] = await twoShops();
      await atOnce([good, second]);
      expect((await shownLines()).toSorted()).toEqual([`${good.stockId}x1`, `${second.stockId}x1`].toSorted());
      await addOffer(good, 1);
      expect((await shownLines()).toSorted()).toEqual([`${good.stockId}x2`, `${second.stockId}x1`].toSorted());
      await removeLine(second.stockId, undefined, market);
      expect(await shownLines()).toEqual([`${good.stockId}x2`]);
      expect([...cookieJar.keys()].filter(name => name.startsWith('begun'))).toEqual([]);
    });

    test('a double press is one', async () => {
      const [good] = await twoShops();
      await atOnce([good, good]);
      expect(await shownLines()).toEqual([`${good.stockId}x1`]);
    });

    test('signing in takes both along', async () => {
      const [good, second] = await twoShops();
      await atOnce([good, second]);
      await signsInAnew();
      expect(await mergeGuestCart(market)).toBe('merged');
      expect((await shownLines()).toSorted()).toEqual([`${good.stockId}x1`, `${second.stockId}x1`].toSorted());
    });

    test.each(['new', 'stay'] as const)('of two shops, the cart asks; the answer is %s', async choice => {
      const [good, , other] = await twoShops();
      await atOnce([good, other]);
      expect((await cartResponse(market)).waiting?.shopId).toBe(shopIdOf(good));
      expect(await chooseBasket(choice, market)).toMatchObject({ ok: true });
      expect(await shownLines()).toEqual([`${(choice === 'new' ? good : other).stockId}x1`]);
      const aside = shopIdOf(choice === 'new' ? other : good);
      expect((await readParked()).map(({ shopId }) => shopId)).toEqual([aside]);
      expect((await cartResponse(market)).waiting).toBeNull();
    });
  });

  test('a double press without script is one', async () => {
    const [good, second] = await twoShops();
    await addOffer(good, 1);
    const earlier = remembersCookies();
    await post(second);
    earlier();
    await post(second);
    expect(await shownLines()).toEqual([`${good.stockId}x1`, `${second.stockId}x1`]);
  });

  test('one removes, the other adds', async () => {
    const [good, second] = await twoShops();
    await addOffer(good, 1);
    const earlier = remembersCookies();
    await removeLine(good.stockId, undefined, market);
    earlier();
    await addOffer(second, 1);
    expect(await shownLines()).toEqual([`${second.stockId}x1`]);
  });

  test('one goes on with another shop: the other one’s goods wait for an answer', async () => {
    const [good, second, other] = await twoShops();
    await addOffer(good, 1);
    await addOffer(other, 1);
    const earlier = remembersCookies();
    await chooseBasket('new', market);
    const switched = remembersCookies();
    earlier();
    expect(await addOffer(second, 1)).toMatchObject({ ok: false, message: { key: 'cartAsks' } });
    switched();
    expect(await shownLines()).toEqual([`${other.stockId}x1`]);
  });
});
