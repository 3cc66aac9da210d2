/**
 * What goes wrong with a cart over the real sandbox: sold out, dearer, closed, gone, the API away, the session over
 * (docs/api.md 7, docs/behaviour.md 4).
 */

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOf, deleteAccountCart, deleteLines, putWanted, readAccountCart } from '@/lib/cart/account-cart';
import { blockersOf, isBlocked } from '@/lib/cart/cart';
import { addLine, clearCart, removeLine, setQuantity } from '@/lib/cart/change/change';
import { fillCart } from '@/lib/cart/change/fill';
import { readCurrentCart } from '@/lib/cart/queries';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { totalsOf } from '@/lib/cart/totals';
import type { Market } from '@/lib/market/market';
import type { Change } from '../../support/market-changes.ts';
import { basketLine, isPlain, type Offer } from '../../support/offers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { accountCart, browsesAs, shopIdOf, shownCart, shownLine, shownLines, twoShops } from '../storefront/cart.ts';
import { changes } from '../storefront/changes.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, signsIn, signsInAnew } from '../storefront/session.ts';

beforeAll(openStorefront);

/** The market is another one for a part of a test, and what was kept of before is old. */
function during(offer: Offer, change: Change, work: () => Promise<void>): Promise<void> {
  return changes.during(offer, change, () => {
    kept.clear();
    return work();
  });
}

describe.each(['guest', 'customer'] as const)('a %s’s cart', who => {
  beforeEach(() => browsesAs(who));

  test('sold out before the press: refused with the reason, and nothing is in the cart', async () => {
    const [good] = await catalog.plain();
    await during(good, { quantity: 0 }, async () => {
      const added = await addLine(shopIdOf(good), basketLine(good, 1), market);
      expect(added).toMatchObject({ ok: false, message: { key: 'cartSoldOut', tone: 'error' } });
      expect(await shownCart()).toBeNull();
    });
  });

  test('sold out meanwhile: the line stays, says so, and stands in the way', async () => {
    const [good, other] = await catalog.plain();
    await fillCart(shopIdOf(good), [basketLine(good, 2), basketLine(other, 9)], market);
    await during(good, { quantity: 0 }, async () => {
      const cart = await shownCart();
      const line = cart?.lines.find(({ stockId }) => stockId === good.stockId);
      expect(line).toMatchObject({ problem: { kind: 'soldOut' }, max: 0, title: expect.stringMatching(/\S/) });
      expect(cart && blockersOf(cart)).toContain('lines');
      await removeLine(good.stockId, undefined, market);
      expect(await shownLines()).toEqual([`${other.stockId}x9`]);
    });
  });

  test('with nothing left to buy there is no total', async () => {
    const [good] = await catalog.plain();
    await fillCart(shopIdOf(good), [basketLine(good, 2)], market);
    expect((await cartResponse(market, { isFrame: true })).cart?.total).not.toBeNull();
    await during(good, { quantity: 0 }, async () => {
      const { cart } = await cartResponse(market, { isFrame: true });
      expect(cart).toMatchObject({ total: null, rows: [], minimum: null, canCheckOut: false });
    });
  });

  test('fewer are left than were asked for', async () => {
    const [good] = await catalog.plain();
    await fillCart(shopIdOf(good), [basketLine(good, 6)], market);
    await during(good, { quantity: 2 }, async () => {
      expect(await shownLine(good.stockId)).toMatchObject({ problem: { kind: 'left', left: 2, wanted: 6 }, max: 2 });
      await setQuantity(good.stockId, 2, market);
      expect(await shownLine(good.stockId)).toMatchObject({ quantity: 2, problem: null });
    });
  });

  test('the product is taken from the menu: the line can only be removed', async () => {
    const [good] = await catalog.plain();
    await fillCart(shopIdOf(good), [basketLine(good, 2)], market);
    await during(good, { isWithdrawn: true }, async () => {
      const line = await shownLine(good.stockId);
      expect(line?.problem).toMatchObject({ kind: expect.stringMatching(/gone|soldOut/) });
      expect(line && isBlocked(line)).toBe(true);
      await removeLine(good.stockId, undefined, market);
      expect(await shownCart()).toBeNull();
    });
  });

  test('the price has changed since it was shown: the new one counts, the old one is said', async () => {
    const [good] = await catalog.plain();
    await fillCart(shopIdOf(good), [basketLine(good, 2)], market);
    expect((await shownLine(good.stockId))?.problem).toBeNull();
    await during(good, { price: good.price + 150 }, async () => {
      expect(await shownLine(good.stockId)).toMatchObject({
        unit: { minor: good.price + 150 },
        total: { minor: 2 * (good.price + 150) },
        problem: { kind: 'price', was: { minor: good.price, currency: 'base' } },
      });
      // Added once more at the new price, the customer has seen it.
      await fillCart(shopIdOf(good), [{ ...basketLine(good, 1), shown: good.price + 150 }], market);
      expect(await shownLine(good.stockId)).toMatchObject({ quantity: 3, problem: null });
    });
  });

  test('another currency is not another price', async () => {
    const [good, other] = await catalog.plain();
    await fillCart(shopIdOf(good), [basketLine(good, 2)], market);
    const euros = { ...market, currency: '2' };
    const line = await shownLine(good.stockId, euros);
    expect(line?.problem).toBeNull();
    expect(line?.total.currency).toBe('2');
    expect(line?.total.minor).not.toBe(2 * good.price);
    await fillCart(shopIdOf(good), [{ ...basketLine(other, 1), shown: null }], euros);
    expect((await shownCart(euros))?.lines.map(({ problem }) => problem)).toEqual([null, null]);
  });

  test('back in the marketplace’s own currency, it costs what it did', async () => {
    const [good] = await catalog.plain();
    await fillCart(shopIdOf(good), [basketLine(good, 2)], market);
    const totals = async (of: Market) => {
      const cart = await shownCart(of);
      const sums = cart && (await totalsOf(cart, { fulfilment: 'pickup', point: null, coupon: null, tips: 0 }, of));
      return sums?.ok ? sums.value : null;
    };
    const before = await totals(market);
    expect((await totals({ ...market, currency: '3' }))?.total).toMatchObject({ currency: '3' });
    expect((await shownLine(good.stockId))?.total).toEqual({ minor: 2 * good.price, currency: 'base' });
    expect(await totals(market)).toEqual(before);
  });

  test('the shop stops taking orders: the cart is kept, and says so', async () => {
    const [good] = await catalog.plain();
    await fillCart(shopIdOf(good), [basketLine(good, 9)], market);
    await changes.whileClosed(good, async () => {
      const cart = await shownCart();
      expect(cart?.shop.open).toEqual({ state: 'paused' });
      expect(cart && blockersOf(cart)).toContain('closed');
      expect(cart?.count).toBe(9);
    });
  });

  test.each(['drop', 'status', 'html', 'broken-json'] as const)(
    'the API is away (%s): nothing changes, and it is said',
    async kind => {
      const [good] = await catalog.plain();
      await fillCart(shopIdOf(good), [basketLine(good, 2)], market);
      await sandbox.fails(kind, '**', kind === 'status' ? { status: 500 } : {});
      expect(await addLine(shopIdOf(good), basketLine(good, 1), market)).toMatchObject({
        ok: false,
        message: { key: 'cartOffline' },
      });
      expect(await readCurrentCart(market)).toMatchObject({ ok: false, why: 'offline' });
      await sandbox.recovers();
      expect(await shownLines()).toEqual([`${good.stockId}x2`]);
      forgetConsole();
    },
  );
});

describe('the account’s cart at the API', () => {
  beforeEach(() => browsesAs('customer'));

  test('there is none until something is put in, one afterwards, and none once it is deleted', async () => {
    const [good] = await catalog.plain();
    expect(await readAccountCart(market)).toEqual({ ok: true, value: null });
    const put = await putWanted(shopIdOf(good), [basketLine(good, 2)], market);
    expect(put).toMatchObject({ ok: true, value: { shopId: shopIdOf(good), isGroup: false } });
    const id = (await accountCart())?.id;
    expect(await deleteAccountCart(String(id), market)).toMatchObject({ ok: true });
    expect(await accountCart()).toBeNull();
    // Unknown ids are ignored: a second press costs nothing.
    expect(await deleteAccountCart(String(id), market)).toMatchObject({ ok: true });
  });

  test('another shop is refused in the API’s words, and nothing has changed', async () => {
    const [good] = await catalog.plain();
    const other = await catalog.offer(isPlain, { except: [good.shop.id] });
    await putWanted(shopIdOf(good), [basketLine(good, 1)], market);
    const refused = await putWanted(shopIdOf(other), [basketLine(other, 1)], market);
    expect(refused).toMatchObject({ ok: false, why: 'refused', code: 'ERROR_400', message: 'Other shop' });
    expect((await accountCart())?.shop_id).toBe(Number(shopIdOf(good)));
  });

  test('0 takes a line out; what is not of this shop or not known is passed over', async () => {
    const [good, other, foreign] = await twoShops();
    await putWanted(shopIdOf(good), [basketLine(good, 2), basketLine(other, 2), basketLine(foreign, 2)], market);
    await putWanted(shopIdOf(good), [basketLine(good, 0)], market);
    expect(await shownLines()).toEqual([`${other.stockId}x2`]);
  });

  test('a stock twice in one call would count once: it goes into the next', () => {
    const cheese = { stockId: '90', quantity: 1 };
    const calls = callsOf([
      { stockId: '1', quantity: 2, addons: [cheese] },
      { stockId: '2', quantity: 1, addons: [cheese] },
    ]);
    expect(calls).toEqual([
      [
        { stock_id: 1, quantity: 2 },
        { stock_id: 2, quantity: 1 },
        { stock_id: 90, quantity: 1, parent_id: 1 },
      ],
      [{ stock_id: 90, quantity: 1, parent_id: 2 }],
    ]);
  });

  test('a line that is not there any more is refused by the API, and removing it is no trouble', async () => {
    const [good] = await catalog.plain();
    await putWanted(shopIdOf(good), [basketLine(good, 2)], market);
    const lineId = (await shownLine(good.stockId))?.lineId ?? '';
    expect(await deleteLines([lineId], market)).toMatchObject({ ok: true });
    expect(await deleteLines([lineId], market)).toMatchObject({ ok: false, why: 'refused', code: 'ERROR_400' });
    expect(await removeLine(good.stockId, undefined, market)).toEqual({ ok: true, message: null });
  });

  test('nobody reads, empties or counts another’s cart', async () => {
    const [good] = await catalog.plain();
    const owner = await signsInAnew();
    await putWanted(shopIdOf(good), [basketLine(good, 2)], market);
    const theirs = await shownCart();
    const id = (await accountCart())?.id;
    await signsInAnew();
    expect(await shownCart()).toBeNull();
    await deleteAccountCart(String(id), market);
    if (theirs === null) throw new Error('no cart');
    const question = { fulfilment: 'pickup', point: null, coupon: null, tips: 0 } as const;
    expect(await totalsOf(theirs, question, market)).toMatchObject({ ok: false, why: 'gone' });
    expect(await deleteLines([theirs.lines[0]?.lineId ?? ''], market)).toMatchObject({ ok: false, why: 'refused' });
    await signsIn(owner.email);
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
  });

  test('the session is over: every call says so, and nothing is believed to have changed', async () => {
    const [good] = await catalog.plain();
    const customer = await signsInAnew();
    await fillCart(shopIdOf(good), [basketLine(good, 2)], market);
    const cart = await shownCart();
    await customer.endsSessions();
    const over = { ok: false, why: 'unauthorized' };
    expect(await readCurrentCart(market)).toEqual(over);
    expect(await addLine(shopIdOf(good), basketLine(good, 1), market)).toEqual(over);
    expect(await setQuantity(good.stockId, 1, market)).toEqual(over);
    expect(await removeLine(good.stockId, undefined, market)).toEqual(over);
    expect(await clearCart(market)).toEqual(over);
    if (cart === null) throw new Error('no cart');
    expect(await totalsOf(cart, { fulfilment: 'pickup', point: null, coupon: null, tips: 0 }, market)).toEqual(over);
  });
});
