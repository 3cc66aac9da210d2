/** What the wire's habits mean: numbers as texts, booleans as numbers, and what is left out. */
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { listEnvelope } from '@/lib/api/envelopes';
import {
  flag,
  id,
  list,
  longText,
  moment,
  number,
  picture,
  pictures,
  point,
  text,
  translation,
} from '@/lib/api/schema';
import { accountCartSchema } from '@/lib/cart/schema';
import { courierSchema } from '@/lib/orders/parts/courier-schema';
import { productSchema } from '@/lib/products/schema';
import { expectConsole } from '../stubs/console.ts';

beforeEach(() => {
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

const parsed = (schema: z.ZodType, value: unknown) => {
  const { success, data } = schema.safeParse(value);
  return success ? data : 'refused';
};

test.each([
  ['text', text, [undefined, null, 5, 'Soup', {}], ['', '', '5', 'Soup', 'refused']],
  ['text cut inside an emoji', text, ['Soup \ud83c', '\udf5c'], ['Soup \ufffd', '\ufffd']],
  ['pictures named so', pictures, [[{ path: '/a\ud83c.png' }]], [['https://api.test/storage/images/a\ufffd.png']]],
  ['number', number, [undefined, null, '', '1.50', 2, 'much'], [0, 0, 0, 1.5, 2, 'refused']],
  ['id', id, [5, '5', '', null], ['5', '5', 'refused', 'refused']],
  [
    'flag',
    flag,
    [true, 1, '1', false, 0, '0', 'true', undefined],
    [true, true, true, false, false, false, false, false],
  ],
  ['moment', moment, ['2023-06-01 09:30:00Z', 'soon', null], [Date.UTC(2023, 5, 1, 9, 30), null, null]],
  [
    'point',
    point,
    [{ latitude: '41.3', longitude: 69 }, { latitude: '', longitude: 69 }, { latitude: 41, longitude: null }, [], null],
    [{ latitude: 41.3, longitude: 69 }, null, null, null, null],
  ],
  ['list of pictures', pictures, [[{ path: 'a.jpg' }], null], [['https://api.test/storage/images/a.jpg'], []]],
] as const)('a %s', (_, schema, values, meant) => {
  expect(values.map(value => parsed(schema, value))).toEqual(meant);
});

test('a translation that is missing, whole or in part, is empty', () => {
  const nothing = { title: '', description: '', address: '', button: '' };
  expect([translation.parse(undefined), translation.parse({})]).toEqual([nothing, nothing]);
  const told = { title: 'Soup', description: 'Hot', address: 'Lantern St 1', button_text: 'Go' };
  expect(translation.parse(told)).toEqual({ title: 'Soup', description: 'Hot', address: 'Lantern St 1', button: 'Go' });
});

test('names and what people write are cut, but not in the middle of an emoji', () => {
  const title = `${'a'.repeat(299)}🍜 and more`;
  expect(translation.parse({ title, description: 'b'.repeat(100_000) })).toMatchObject({
    title: `${'a'.repeat(299)}…`,
    description: `${'b'.repeat(5000)}…`,
  });
  expect(longText.parse('c'.repeat(5000))).toBe('c'.repeat(5000));
});

test('what couriers, sellers and members of a group call themselves is cut like any name', () => {
  const long = 'n'.repeat(100_000);
  const courier = { id: 1, firstname: long, lastname: long, delivery_man_setting: { brand: long, number: long } };
  expect(JSON.stringify(courierSchema.parse(courier)).length).toBeLessThan(2000);
  const member = { id: 2, user_id: 3, name: long, uuid: 'u', status: 1, cartDetails: [] };
  const cart = { id: 1, shop_id: 1, owner_id: 3, rate: 1, total_price: 0, group: true, user_carts: [member] };
  expect(JSON.stringify(accountCartSchema.parse({ data: cart })).length).toBeLessThan(2000);
  const product = { id: 1, uuid: 'u', kcal: long, properties: [{ locale: 'en', key: long, value: long }] };
  expect(JSON.stringify(productSchema('USD').parse(product)).length).toBeLessThan(8000);
});

test.each([
  ['shops/5-logo.webp', 'https://api.test/storage/images/shops/5-logo.webp'],
  ['/shops/5-logo.webp', 'https://api.test/storage/images/shops/5-logo.webp'],
  ['storage/images/shops/5-logo.webp', 'https://api.test/storage/images/shops/5-logo.webp'],
  ['https://img.test/shops/5-logo.webp', 'https://img.test/shops/5-logo.webp'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('a picture named "%s" is at "%s"', (named, whole) => {
  expect(picture.parse(named)).toBe(whole);
});

test('a picture whose URL is longer than any that is served is none', () => {
  const source = `https://pictures.test/${'p'.repeat(100_000)}.jpg`;
  expect(picture.parse(source)).toBe('');
  expect(pictures.parse([{ path: source }, { path: 'a.jpg' }])).toEqual(['https://api.test/storage/images/a.jpg']);
  expectConsole('warn', /^API: dropped a list item/);
});

test('one line of the log tells of all items that a list has lost', () => {
  expect(list(z.string()).parse(['Soup', 1, 'Bread', {}, null])).toEqual(['Soup', 'Bread']);
  expectConsole('warn', /^API: dropped 3 list items, the first: .*received number/);
});

test('a list has at most ten thousand entries, good or bad', () => {
  const things = list(z.object({ name: z.string() }));
  const named = Array.from({ length: 10_000 }, () => ({ name: 'soup' }));
  expect(things.safeParse(named).data).toHaveLength(10_000);
  expect(things.safeParse([...named, {}]).success).toBe(false);
  expect(listEnvelope(z.string()).safeParse({ data: Array.from({ length: 10_001 }, () => 1) }).success).toBe(false);
});

test('a missing list inside a thing is an empty one', () => {
  expect(list(z.string()).parse(undefined)).toEqual([]);
});
