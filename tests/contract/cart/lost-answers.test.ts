/**
 * Changes of an account's cart whose answers are lost, over the real sandbox: no basket disappears, nothing is added
 * twice, and nobody reads that nothing has changed where nobody knows (docs/behaviour.md 4.2, docs/decisions/060).
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBasket } from '@/lib/cart/basket/basket-cookies';
import { clearCart, removeLine, setQuantity, undoRemoval } from '@/lib/cart/change/change';
import { fillCart } from '@/lib/cart/change/fill';
import { basketLine } from '../../support/offers.ts';
import { addOffer, browsesAs, dishesWithSharedAddon, shopIdOf, shownLines, twoShops } from '../storefront/cart.ts';
import { losesAnswer, losesSight, recovers } from '../storefront/lost-answers.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(() => browsesAs('customer'));

const cart = 'dashboard/user/cart';

describe('a line is removed, or the cart emptied', () => {
  const ways = [
    { name: 'remove', path: `${cart}/product/delete`, key: 'cartRemoved' },
    { name: 'empty', path: `${cart}/delete`, key: 'cartCleared' },
  ] as const;

  async function filled() {
    const [good] = await twoShops();
    await addOffer(good, 2);
    const gone = { remove: () => removeLine(good.stockId, undefined, market), empty: () => clearCart(market) };
    return { line: `${good.stockId}x2`, gone };
  }

  test.each(ways)(
    '$name: the answer is lost: the cart says that it is done, and it can be undone',
    async ({ name, path, key }) => {
      const { line, gone } = await filled();
      await losesAnswer('DELETE', path, false);
      expect(await gone[name]()).toMatchObject({ ok: true, message: { key } });
      await recovers();
      expect(await shownLines()).toEqual([]);
      expect(await undoRemoval(market)).toMatchObject({ ok: true, message: { key: 'cartUndone' } });
      expect(await shownLines()).toEqual([line]);
    },
  );

  test.each(ways)(
    '$name: nor can the cart be read: nobody knows, it can be undone, and is no more for it',
    async ({ name, path }) => {
      const { line, gone } = await filled();
      await losesAnswer('DELETE', path, true);
      expect(await gone[name]()).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
      await recovers();
      expect(await shownLines()).toEqual([]);
      expect(await undoRemoval(market)).toMatchObject({ ok: true });
      expect(await shownLines()).toEqual([line]);
    },
  );

  test.each(ways)(
    '$name: it never arrived and the cart cannot be read: undone, it is no more than it was',
    async ({ name, path }) => {
      const { line, gone } = await filled();
      await sandbox.fails('drop', path, { method: 'DELETE', times: 1 });
      losesSight(path);
      expect(await gone[name]()).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
      await recovers();
      expect(await undoRemoval(market)).toMatchObject({ ok: true });
      expect(await shownLines()).toEqual([line]);
    },
  );

  test.each(ways)('$name: it never arrived, and the cart says so: nothing has changed', async ({ name, path }) => {
    const { line, gone } = await filled();
    await sandbox.fails('drop', path, { method: 'DELETE', times: 1 });
    expect(await gone[name]()).toMatchObject({ ok: false, message: { key: 'cartOffline' } });
    await recovers();
    expect(await shownLines()).toEqual([line]);
    expect(await readBasket('undo')).toBeNull();
  });

  test.each(ways)(
    '$name: it is answered, only the cart cannot be read after it: it is done',
    async ({ name, path, key }) => {
      const { gone } = await filled();
      losesSight(path);
      expect(await gone[name]()).toMatchObject({ ok: true, message: { key } });
      await recovers();
      expect(await shownLines()).toEqual([]);
    },
  );
});

describe('something is added or set', () => {
  test('the answer is lost and the cart cannot be read: pressing again adds it once', async () => {
    const [good] = await twoShops();
    await addOffer(good, 1);
    await losesAnswer('POST', `${cart}/insert-product`, true);
    expect(await addOffer(good, 2)).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
    await recovers();
    expect(await addOffer(good, 2)).toMatchObject({ ok: true, message: { key: 'cartAdded', numbers: { count: 3 } } });
    expect(await shownLines()).toEqual([`${good.stockId}x3`]);
  });

  test('once the customer has seen the cart again, pressing adds more', async () => {
    const [good] = await twoShops();
    await losesAnswer('POST', `${cart}/insert-product`, true);
    await addOffer(good, 2);
    await recovers();
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
    await addOffer(good, 2);
    expect(await shownLines()).toEqual([`${good.stockId}x4`]);
  });

  test('something else is added instead: it is there, and what nobody answered for is there once', async () => {
    const [good, second] = await twoShops();
    await losesAnswer('POST', `${cart}/insert-product`, true);
    await addOffer(good, 2);
    await recovers();
    await addOffer(second, 1);
    expect(await shownLines()).toEqual([`${good.stockId}x2`, `${second.stockId}x1`]);
  });

  test('a quantity is set and nobody answers: nobody says that nothing has changed', async () => {
    const [good] = await twoShops();
    await addOffer(good, 1);
    await losesAnswer('POST', `${cart}/insert-product`, true);
    expect(await setQuantity(good.stockId, 4, market)).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
    await recovers();
    expect(await shownLines()).toEqual([`${good.stockId}x4`]);
  });

  test('more is set than there is, and the answer is lost: the cart says how many came', async () => {
    const good = (await twoShops())[0];
    await addOffer(good, 1);
    await losesAnswer('POST', `${cart}/insert-product`, false);
    const most = Math.min(good.max, good.left);
    expect(await setQuantity(good.stockId, most + 5, market)).toMatchObject({
      ok: true,
      message: { key: 'cartLess', numbers: { count: most } },
    });
    await recovers();
  });

  test('of two calls only one arrives: nobody says that all of it is there, and pressing again completes it', async () => {
    const { good, sister, shared } = await dishesWithSharedAddon();
    const both = {
      shopId: shopIdOf(good),
      currency: 'base',
      lines: [good, sister].map(dish => basketLine(dish, 1, [shared])),
    };
    await fillCart(both.shopId, both.lines, market);
    await clearCart(market);
    losesSight('insert-product', `${cart}/insert-product`, 'POST');
    expect(await undoRemoval(market)).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
    await recovers();
    expect(await undoRemoval(market)).toMatchObject({ ok: true });
    expect(await shownLines()).toEqual([`${good.stockId}x1+${shared}x1`, `${sister.stockId}x1+${shared}x1`]);
  });

  test('what was removed is brought back while nobody answers: pressing again brings no more', async () => {
    const [good] = await twoShops();
    await addOffer(good, 2);
    await removeLine(good.stockId, undefined, market);
    await losesAnswer('POST', `${cart}/insert-product`, true);
    expect(await undoRemoval(market)).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
    await recovers();
    expect(await undoRemoval(market)).toMatchObject({ ok: true });
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
  });
});
