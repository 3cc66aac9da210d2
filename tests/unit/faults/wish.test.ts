/** Which part of the matrix do words name? */
import { expect, test } from 'vitest';
import { anyOf, wishOf } from '../../faults/wish.ts';

const vocabulary = { rows: ['cart', 'cart-add', 'menu'], faults: ['401', '500'], ages: ['fresh', '2min'] };
const wishFor = (words: string) => wishOf(words.split(' ').filter(Boolean), vocabulary);

test.each([
  ['', ['menu', '401', 'fresh'], true],
  ['cart', ['cart', '401', 'fresh'], true],
  ['cart', ['cart-add', '401'], true],
  ['cart', ['menu', '401', 'fresh'], false],
  ['cart 401', ['cart', '500', 'fresh'], false],
  ['401 500 menu', ['menu', '500', '2min'], true],
  ['2min', ['cart-add', '401'], false],
])('"%s" and %j: %s', (words, labels, isWanted) => {
  expect(wishFor(words).wants(labels)).toBe(isWanted);
});

test('of several wishes one is enough', () => {
  const wish = anyOf([wishFor('menu 401'), wishFor('cart 500')]);
  expect(wish.wants(['cart', '500'])).toBe(true);
  expect(wish.wants(['cart', '401'])).toBe(false);
});

test('a word that nothing is called by is answered with all that there is', () => {
  expect(() => wishFor('kart')).toThrow(/Nothing is called "kart".*rows: cart cart-add menu/s);
});
