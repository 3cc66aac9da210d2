/** How a basket is written, and what becomes of one that somebody else has written (docs/behaviour.md 3). */
import { describe, expect, test } from 'vitest';
import { type Basket, decodeBasket, encodeBasket, longestText } from '@/lib/cart/basket/basket';
import { basket, line } from '../baskets.ts';
import { chance } from '../chance.ts';

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

  // Another client of the API may have put them there: half a kilogram (docs/api.md 7.9), and what is sold out (7.3).
  test.each([0.5, 1.25, 12.125, 0.001])('%f units are as many', quantity => {
    const any = { ...basket, lines: [{ ...line(1), quantity, addons: [{ stockId: '9', quantity }] }, line(2)] };
    const written = encodeBasket(any);
    expect(decodeBasket(written)).toEqual(any);
    expect(encodeURIComponent(written), 'no cookie has to escape it').toBe(written);
  });

  test('a line, or an add-on, of no units costs no other line', () => {
    const none = { ...line(1), quantity: 0 };
    const plain = { ...line(2), addons: [] };
    const lines = [none, { ...plain, addons: [{ stockId: '9', quantity: 0 }] }];
    expect(decodeBasket(encodeBasket({ ...basket, lines }))?.lines).toEqual([plain]);
    const crumb = { ...line(3), quantity: 0.0004 };
    expect(decodeBasket(encodeBasket({ ...basket, lines: [crumb, plain] }))?.lines).toEqual([plain]);
  });

  // A discount larger than the price (docs/api.md 2.4) makes it negative.
  test.each([-1, -4_990_000, 12.5, Number.NaN, 1e16])('a price of %f costs neither its line nor another', shown => {
    const lines = [{ ...line(1), shown }, line(2)];
    expect(decodeBasket(encodeBasket({ ...basket, lines }))?.lines).toEqual([{ ...lines[0], shown: null }, lines[1]]);
  });

  test('a price that nobody can read is forgotten, not the line', () => {
    const lines = [{ ...line(1), shown: 35, addons: [] }, line(2)];
    const written = encodeBasket({ ...basket, lines }).replace('!z.', '!-1e.');
    expect(decodeBasket(written)?.lines).toEqual([{ ...lines[0], shown: null }, lines[1]]);
  });

  test('more units than a line may have are the most that it may have', () => {
    const lines = [{ ...line(1), quantity: 12_000, addons: [{ stockId: '9', quantity: 9999.5 }] }, line(2)];
    const [most, other] = decodeBasket(encodeBasket({ ...basket, lines }))?.lines ?? [];
    expect(most).toMatchObject({ quantity: 9999, addons: [{ quantity: 9999 }] });
    expect(other).toEqual(lines[1]);
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
    ['a quantity of ten thousand', encodeBasket(basket).replace('!2!', '!7ps!')],
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

  test('a text that no cookie can hold is not read at all', () => {
    const written = (count: number) =>
      encodeBasket({ ...basket, lines: Array.from({ length: count }, (_, at) => line(at, 0)) });
    const long = Array.from({ length: 400 }, (_, count) => written(count + 1)).find(text => text.length > longestText);
    expect(decodeBasket(long)).toBeNull();
  });

  test('noise is never an error', () => {
    const { whole, one } = chance(11);
    const signs = [...'0az~!*.(9_-Å\u0000 '];
    for (let time = 0; time < 500; time += 1)
      expect(() => decodeBasket(Array.from({ length: whole(60) }, () => one(signs)).join(''))).not.toThrow();
    expect(decodeBasket(undefined)).toBeNull();
  });
});
