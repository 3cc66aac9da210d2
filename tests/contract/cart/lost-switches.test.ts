/**
 * Another shop's basket is chosen or taken up, and answers are lost on the way: both baskets are kept, each once
 * (docs/behaviour.md 4.2, docs/decisions/060).
 */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readBasket, readParked } from '@/lib/cart/basket/basket-cookies';
import { addLine } from '@/lib/cart/change/change';
import { fillCart } from '@/lib/cart/change/fill';
import { chooseBasket, takeUpParked } from '@/lib/cart/change/switch-basket';
import { basketLine } from '../../support/offers.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { browsesAs, shopIdOf, shownLines, twoShops } from '../storefront/cart.ts';
import { losesAnswer, losesSight, recovers } from '../storefront/lost-answers.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(() => browsesAs('customer'));

const cart = 'dashboard/user/cart';

const parked = async () =>
  (await readParked()).map(({ shopId, lines }) => [
    shopId,
    ...lines.map(({ stockId, quantity }) => `${stockId}x${quantity}`),
  ]);

async function asked() {
  const [good, second, other] = await twoShops();
  await fillCart(shopIdOf(good), [basketLine(good, 2), basketLine(second, 1)], market);
  await addLine(shopIdOf(other), basketLine(other, 3), market);
  const ours = [shopIdOf(good), `${good.stockId}x2`, `${second.stockId}x1`];
  return { good, other, ours };
}

test('the answer to emptying is lost: the cart says that it is gone, and the other basket comes in', async () => {
  const { other, ours } = await asked();
  await losesAnswer('DELETE', `${cart}/delete`, false);
  expect(await chooseBasket('new', market)).toMatchObject({ ok: true, message: { key: 'cartSwitched' } });
  await recovers();
  expect(await shownLines()).toEqual([`${other.stockId}x3`]);
  expect(await parked()).toEqual([ours]);
});

test('nor can the cart be read: both baskets are kept, and pressing again chooses', async () => {
  const { other, ours } = await asked();
  await losesAnswer('DELETE', `${cart}/delete`, true);
  expect(await chooseBasket('new', market)).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
  await recovers();
  expect(await shownLines(), 'it was emptied').toEqual([]);
  expect(await parked()).toEqual([ours]);
  expect(await readBasket('waiting')).toMatchObject({ shopId: shopIdOf(other), lines: [{ quantity: 3 }] });
  expect(await chooseBasket('new', market)).toMatchObject({ ok: true });
  expect(await shownLines()).toEqual([`${other.stockId}x3`]);
  expect(await parked()).toEqual([ours]);
});

test('emptying never arrives and the cart cannot be read: put aside twice, it is no more than it was', async () => {
  const { good, other, ours } = await asked();
  await sandbox.fails('drop', `${cart}/delete`, { method: 'DELETE', times: 1 });
  losesSight(`${cart}/delete`);
  expect(await chooseBasket('new', market)).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
  await recovers();
  expect(await chooseBasket('new', market)).toMatchObject({ ok: true });
  expect(await shownLines()).toEqual([`${other.stockId}x3`]);
  expect(await parked()).toEqual([ours]);
  expect(await takeUpParked(shopIdOf(good), market)).toMatchObject({ ok: true });
  expect((await shownLines()).length).toBe(2);
});

test('the answer to filling is lost and the cart cannot be read: pressing again fills no more', async () => {
  const { other, ours } = await asked();
  await losesAnswer('POST', `${cart}/insert-product`, true);
  expect(await chooseBasket('new', market)).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
  await recovers();
  expect(await parked()).toEqual([ours]);
  expect(await chooseBasket('new', market)).toMatchObject({ ok: true, message: { key: 'cartSwitched' } });
  expect(await shownLines()).toEqual([`${other.stockId}x3`]);
  expect(await parked()).toEqual([ours]);
});

test.each(['chosen', 'taken up'])('pressed twice by a browser that heard only the second answer: %s', async how => {
  const { good, other, ours } = await asked();
  if (how === 'taken up') await chooseBasket('new', market);
  const press = () => (how === 'chosen' ? chooseBasket('new', market) : takeUpParked(shopIdOf(good), market));
  const sent = new Map(cookieJar);
  expect(await press()).toMatchObject({ ok: true });
  cookieJar.clear();
  for (const [name, value] of sent) cookieJar.set(name, value);
  expect(await press()).toMatchObject({ ok: true });
  const theirs = [shopIdOf(other), `${other.stockId}x3`];
  expect(await shownLines()).toEqual((how === 'chosen' ? theirs : ours).slice(1));
  expect(await parked()).toEqual([how === 'chosen' ? ours : theirs]);
});

test('a basket put aside is taken up, and the answer to emptying is lost', async () => {
  const { good, other, ours } = await asked();
  await chooseBasket('new', market);
  await losesAnswer('DELETE', `${cart}/delete`, true);
  expect(await takeUpParked(shopIdOf(good), market)).toMatchObject({ ok: false, message: { key: 'cartUnknown' } });
  await recovers();
  expect((await parked()).toSorted()).toEqual([ours, [shopIdOf(other), `${other.stockId}x3`]].toSorted());
  expect(await takeUpParked(shopIdOf(good), market)).toMatchObject({ ok: true });
  expect(await shownLines()).toEqual(ours.slice(1));
  expect(await parked()).toEqual([[shopIdOf(other), `${other.stockId}x3`]]);
});
