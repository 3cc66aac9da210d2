/** How a basket is written into a cookie, and what becomes of one that somebody else has written (SPEC 3, DESIGN 5). */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Basket, type BasketLine, decodeBasket, encodeBasket } from '@/lib/cart/basket';
import { readBasket, readParked, writeBasket, writeParked } from '@/lib/cart/basket-cookies';
import { cookieJar } from '../stubs/next-headers.ts';
import { chance } from './chance.ts';

/** Ids of a marketplace with millions of stocks, so that what fits here fits anywhere. */
function line(index: number, addons = 3): BasketLine {
  return {
    stockId: String(7_000_000 + index),
    uuid: crypto.randomUUID(),
    quantity: 1 + (index % 99),
    shown: 1_000_000 + index,
    addons: Array.from({ length: addons }, (_, at) => ({ stockId: String(8_000_000 + at), quantity: 1 + (at % 3) })),
  };
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index));
const basket: Basket = { shopId: '501', currency: 'base', lines: lines(3) };

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  cookieJar.clear();
});

describe('room', () => {
  test('forty lines with three add-ons each fit into a cookie, name and all', async () => {
    const full = { ...basket, lines: lines(40) };
    expect(await writeBasket('cart', full)).toBe(true);
    const written = cookieJar.get('cart') ?? '';
    expect(`cart=${encodeURIComponent(written)}`.length).toBeLessThan(4096);
    expect(await readBasket('cart')).toEqual(full);
  });

  test('what does not fit is refused, and the basket stays as it was', async () => {
    const most = await fullest();
    const before = cookieJar.get('cart');
    expect(before).toBeDefined();
    expect(await writeBasket('cart', { ...most, lines: [...most.lines, line(most.lines.length)] })).toBe(false);
    expect(cookieJar.get('cart')).toBe(before);
    expect(`cart=${before}`.length).toBeLessThan(4096);
  });

  test('baskets put aside share one cookie, and none of them is cut', async () => {
    const shops = ['1', '2', '3'].map(shopId => ({ shopId, currency: '2', lines: lines(12) }));
    expect(await writeParked(shops)).toBe(true);
    const parked = await readParked();
    expect(parked.map(({ shopId, lines }) => [shopId, lines.length])).toEqual([
      ['1', 12],
      ['2', 12],
      ['3', 12],
    ]);
    expect(await writeParked([...shops, { shopId: '4', currency: '2', lines: lines(60) }])).toBe(false);
    expect(await readParked()).toEqual(parked);
  });

  test('an empty basket leaves no cookie behind', async () => {
    await writeBasket('cart', basket);
    await writeBasket('cart', { ...basket, lines: [] });
    await writeParked([{ ...basket, lines: [] }]);
    expect([...cookieJar.keys()].filter(name => name === 'cart' || name === 'parked')).toEqual([]);
  });
});

describe('reading', () => {
  test('what was written is read, whatever it is', () => {
    const { whole, one } = chance(7);
    for (let time = 0; time < 200; time += 1) {
      const any: Basket = {
        shopId: String(1 + whole(99_999)),
        currency: one(['base', '1', '2', '777']),
        lines: Array.from({ length: 1 + whole(12) }, (_, at) => ({
          ...line(at, whole(4)),
          stockId: String(1 + whole(9_999_999_998)),
          shown: one([null, 0, whole(90_000_000)]),
        })),
      };
      const written = encodeBasket(any);
      expect(decodeBasket(written)).toEqual(any);
      expect(encodeURIComponent(written), 'no cookie has to escape it').toBe(written);
    }
  });

  test('one that was cut anywhere is none: it would be other quantities', () => {
    const written = encodeBasket(basket);
    const cut = Array.from({ length: written.length }, (_, length) => decodeBasket(written.slice(0, length)));
    expect(cut.every(read => read === null)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no shop', encodeBasket({ ...basket, shopId: '0' })],
    ['a currency that is none', encodeBasket({ ...basket, currency: 'usd' })],
    ['no lines', encodeBasket({ ...basket, lines: [] })],
    ['half a unit', encodeBasket(basket).replace('!1!', '!1.5!')],
    ['a quantity of nothing', encodeBasket({ ...basket, lines: [{ ...line(1), quantity: 0 }] })],
    ['a quantity of ten thousand', encodeBasket({ ...basket, lines: [{ ...line(1), quantity: 10_000 }] })],
    ['a negative price', encodeBasket({ ...basket, lines: [{ ...line(1), shown: -1 }] })],
    ['a stock that is no number', encodeBasket({ ...basket, lines: [{ ...line(1), stockId: 'x' }] })],
    ['no uuid', encodeBasket({ ...basket, lines: [{ ...line(1), uuid: 'abc' }] })],
    ['an add-on without units', encodeBasket(basket).replace(/\*[^*.~]+/, '*9')],
    ['two baskets in one', encodeBasket(basket) + encodeBasket(basket)],
    ['capital letters', encodeBasket(basket).toUpperCase()],
    ['JSON', JSON.stringify(basket)],
    ['a prototype', '__proto__~base~__proto__~'],
  ])('forged: %s', (_, written) => {
    expect(decodeBasket(written)).toBeNull();
  });

  test('noise is never an error', () => {
    const { whole, one } = chance(11);
    const signs = [...'0az~!*.(9_-Å\u0000 '];
    for (let time = 0; time < 500; time += 1)
      expect(() => decodeBasket(Array.from({ length: whole(60) }, () => one(signs)).join(''))).not.toThrow();
    expect(decodeBasket(undefined)).toBeNull();
  });

  test('a forged one among those put aside costs only itself', async () => {
    cookieJar.set('parked', `${encodeBasket(basket)}(rubbish(${encodeBasket({ ...basket, shopId: '7' })}`);
    expect((await readParked()).map(({ shopId }) => shopId)).toEqual(['501', '7']);
  });
});

/** As many lines as go in; so many are in the cookie afterwards. */
async function fullest(): Promise<Basket> {
  let most: Basket = { ...basket, lines: [] };
  for (;;) {
    const next = { ...most, lines: [...most.lines, line(most.lines.length)] };
    if (!(await writeBasket('cart', next))) return most;
    most = next;
  }
}
