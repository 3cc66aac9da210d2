/** Posts of one guest at the same instant carry the same cookie; the basket of all of them is kept (docs/decisions/061). */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Basket, encodeBasket } from '@/lib/cart/basket/basket';
import {
  catchUpGuestCookie,
  changeGuestBasket,
  readGuestBasket,
  readGuestCookie,
  rememberedVersions,
} from '@/lib/cart/basket/guest-basket';
import { takeShare } from '@/lib/rate-limit/quota';
import { millisecondsIn } from '@/lib/time-units';
import { cookieJar } from '../../stubs/next-headers.ts';
import { basket, line } from '../baskets.ts';

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  cookieJar.clear();
});

const add = (index: number) =>
  changeGuestBasket(now => ({ ok: true, value: { ...basket, lines: [...(now?.lines ?? []), line(index)] } }));
const stocks = (of: Basket | null) => of?.lines.map(({ stockId }) => stockId);
const all = [0, 1, 2].map(index => line(index).stockId);

/** The browser still has this cookie, as if the answers since then had not arrived. */
const goBackTo = (cookie: string | undefined) => cookieJar.set('cart', cookie ?? '');

test('a post with an overtaken cookie starts from what the other one has made', async () => {
  await add(0);
  const before = cookieJar.get('cart');
  await add(1);
  goBackTo(before);
  await add(2);
  expect(stocks(await readGuestBasket())).toEqual(all);
});

test('whichever answer arrives last, the newest basket is read, and the cookie can catch up', async () => {
  await add(0);
  const before = cookieJar.get('cart');
  await add(1);
  const first = cookieJar.get('cart');
  goBackTo(before);
  await add(2);
  goBackTo(first);
  expect(stocks(await readGuestBasket())).toEqual(all);
  expect(stocks(await readGuestCookie()), 'what the browser knew').toEqual(all.slice(0, 2));
  await catchUpGuestCookie();
  expect(stocks(await readGuestCookie())).toEqual(all);
});

test('truly at once: no change is lost', async () => {
  await add(0);
  const before = cookieJar.get('cart');
  await Promise.all(
    [1, 2].map(index => {
      goBackTo(before);
      return add(index);
    }),
  );
  expect(stocks(await readGuestBasket())?.toSorted()).toEqual(all.toSorted());
});

test('emptied meanwhile: what is added then is alone in it', async () => {
  await add(0);
  const before = cookieJar.get('cart');
  await changeGuestBasket(() => ({ ok: true, value: null }));
  expect(await readGuestBasket()).toBeNull();
  const emptied = cookieJar.get('cart');
  goBackTo(before);
  await add(1);
  expect(stocks(await readGuestBasket())).toEqual([all[1]]);
  goBackTo(emptied);
  expect(stocks(await readGuestBasket()), 'whichever answer arrives last').toEqual([all[1]]);
});

test('what changes nothing makes no version', async () => {
  await add(0);
  const before = cookieJar.get('cart');
  await changeGuestBasket(now => ({ ok: true, value: now }));
  await changeGuestBasket(now => ({ ok: true, value: now }));
  expect(cookieJar.get('cart')).toBe(before);
});

test('a cookie is followed through a few versions, not through as many as somebody has made', async () => {
  await add(0);
  const first = cookieJar.get('cart');
  const quantity = (now: Basket | null) => now?.lines[0]?.quantity ?? 0;
  const more = () =>
    changeGuestBasket(now => ({
      ok: true,
      value: { ...basket, lines: [{ ...line(0), quantity: quantity(now) + 1 }] },
    }));
  for (let made = 0; made < 60; made += 1) await more();
  expect(quantity(await readGuestBasket())).toBe(line(0).quantity + 60);
  goBackTo(first);
  expect(quantity(await readGuestBasket()), 'fifty later').toBe(line(0).quantity + 50);
  await more();
  expect(quantity(await readGuestBasket()), 'which goes on').toBe(line(0).quantity + 51);
});

test('anybody can make versions up: beyond so many bytes of all guests the cookie alone knows the newest', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + millisecondsIn.day });
  onTestFinished(() => void vi.useRealTimers());
  await add(0);
  const before = cookieJar.get('cart');
  const { by } = rememberedVersions;
  const others = await takeShare(rememberedVersions, 'all', { by: rememberedVersions.most - by(before ?? '') });
  await add(1);
  expect(stocks(await readGuestBasket())).toEqual(all.slice(0, 2));
  goBackTo(before);
  expect(stocks(await readGuestBasket())).toEqual(all.slice(0, 1));
  if (others.ok) await others.giveBack();
  await add(2);
  goBackTo(before);
  expect(stocks(await readGuestBasket())).toEqual([all[0], all[2]]);
});

test('nothing that is removed from nothing needs no cookie', async () => {
  expect(await changeGuestBasket(() => ({ ok: true, value: null }))).toEqual({ ok: true, value: null });
  expect(cookieJar.has('cart')).toBe(false);
});

describe('a cookie that', () => {
  test('has no name, from an older release, is read and gets one', async () => {
    cookieJar.set('cart', encodeBasket({ ...basket, lines: [line(0)] }));
    expect(stocks(await readGuestBasket())).toEqual([all[0]]);
    await add(1);
    expect(stocks(await readGuestBasket())).toEqual(all.slice(0, 2));
  });

  test.each(['rubbish', 'sixteenletters_x)', 'sixteenletters_y)rubbish', ')', ''])(
    'says %j is an empty basket',
    async written => {
      cookieJar.set('cart', written);
      expect(await readGuestBasket()).toBeNull();
      await add(0);
      expect(stocks(await readGuestBasket())).toEqual([all[0]]);
    },
  );
});

test('another guest’s basket is never read: names differ', async () => {
  await add(0);
  const mine = cookieJar.get('cart');
  cookieJar.clear();
  await add(1);
  expect(stocks(await readGuestBasket())).toEqual([all[1]]);
  cookieJar.clear();
  goBackTo(mine);
  expect(stocks(await readGuestBasket())).toEqual([all[0]]);
});
