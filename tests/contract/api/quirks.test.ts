/** The wire's habits that a tidy sandbox hardly shows (docs/api.md 1.8, 1.9, 25.2), as they were seen. */
import { beforeEach, expect, test, vi } from 'vitest';
import * as environment from '@/lib/env';
import { storiesSchema } from '@/lib/home/schema';
import {
  clockSchema,
  currenciesSchema,
  languagesSchema,
  settingsSchema,
  translationsSchema,
} from '@/lib/market/schema';
import { orderSummarySchema } from '@/lib/orders/schema';
import { menuProductSchema, productSchema } from '@/lib/products/schema';
import { branchSchema, gallerySchema, ratingGroupsSchema, shopSchema } from '@/lib/shops/schema';
import { expectConsole } from '../../unit/stubs/console.ts';

beforeEach(() => {
  vi.spyOn(environment, 'env').mockReturnValue({ API_REVISION: 'R1' } as ReturnType<typeof environment.env>);
});

test('a shop of which nearly every key has vanished', () => {
  const shop = shopSchema('base').parse({ id: 5 });
  expect(shop).toMatchObject({
    id: '5',
    title: '',
    terms: null,
    rating: 0,
    reviewCount: 0,
    deliveryTime: null,
    takes: [],
  });
});

test('numbers that arrive as text, and flags in every dress', () => {
  const wire = {
    id: '5',
    rating_avg: '4.5',
    reviews_count: '12',
    price: '1.9',
    open: '1',
    verify: 1,
    translation: null,
  };
  const shop = shopSchema('2').parse(wire);
  expect(shop).toMatchObject({ rating: 4.5, reviewCount: 12, terms: { fee: 190, currency: '2' }, isVerified: true });
  expect(shop.hours.isTakingOrders).toBe(true);
});

test('dashed hours, with and without a leading zero; one broken day costs only itself', () => {
  const { hours } = shopSchema('base').parse({
    id: 5,
    shop_working_days: [
      { day: 'monday', from: '9-00', to: '22-30' },
      { day: 'sunday', from: '09-00', to: '24-00', disabled: 1 },
      { day: 'someday', from: '9', to: '' },
    ],
    shop_closed_date: [{ day: '2026-12-31 00:00:00Z' }],
  });
  expect(hours.days).toEqual([
    { weekday: 0, from: 540, to: 1350, isClosed: false },
    { weekday: 6, from: 540, to: 1440, isClosed: true },
  ]);
  expect(hours.closedDates).toEqual(['2026-12-31']);
  expectConsole('warn', /dropped a list item/);
});

test('hours with a colon, which other clients of the API read as well', () => {
  const { hours } = shopSchema('base').parse({
    id: 5,
    shop_working_days: [{ day: 'monday', from: '09:00', to: '22:30' }],
  });
  expect(hours.days).toEqual([{ weekday: 0, from: 540, to: 1350, isClosed: false }]);
});

test('stars of nobody, as the server writes an empty map', () => {
  const none = { count: 0, average: 0, byStars: [5, 4, 3, 2, 1].map(stars => ({ stars, count: 0 })) };
  expect(ratingGroupsSchema.parse({ group: [], count: 0, avg: null })).toEqual(none);
  expect(ratingGroupsSchema.parse({ count: 0 })).toEqual(none);
});

test('one broken picture of a gallery costs only itself', () => {
  const data = {
    galleries: [{ path: 'https://img.test/a.webp' }, { path: null }, { path: 'https://img.test/b.webp' }],
  };
  expect(gallerySchema.parse({ data })).toEqual(['https://img.test/a.webp', 'https://img.test/b.webp']);
  expect(gallerySchema.parse({ data: null })).toEqual([]);
  expectConsole('warn', /dropped a list item/);
});

test('an order outlives its shop, and a shop that cannot be read', () => {
  for (const shop of [null, [], { translation: { title: 'Soup' } }])
    expect(orderSummarySchema.parse({ id: 7, status: 'new', total_price: 12, shop })).toMatchObject({
      id: '7',
      total: 1200,
      shop: null,
    });
});

test('translations that are an empty list, and texts that are none', () => {
  expect(translationsSchema.parse({ data: [] })).toEqual({});
  expect(translationsSchema.parse({ data: { a: 'A', b: '', c: null, d: 4 } })).toEqual({ a: 'A' });
});

test('stories come bare, an array of arrays, some of them empty', () => {
  const slide = { shop_id: 1, title: 'Shop', product_uuid: 'u', url: 'http://x/1.webp' };
  expect(storiesSchema.parse([[slide, slide], [], [{ shop_id: 2 }]])).toMatchObject([
    [{ shopId: '1' }, { shopId: '1' }],
  ]);
  expectConsole('warn', /dropped a list item/);
});

test('languages of ours only, and settings that are numbers or nothing', () => {
  const data = [{ locale: 'ar', backward: '1' }, { locale: 'tlh' }, { locale: 'de', backward: null }];
  expect(languagesSchema.parse({ data })).toMatchObject([
    { locale: 'ar', isRightToLeft: true },
    { locale: 'de', isRightToLeft: false },
  ]);
  const settings = [
    { key: 'a', value: 1 },
    { key: 'b', value: null },
  ];
  expect(settingsSchema.parse({ data: settings })).toEqual({ a: '1', b: '' });
});

test('a currency without rate, symbol or side', () => {
  expect(currenciesSchema.parse({ data: [{ id: 1 }] })).toMatchObject([{ symbol: '$', rate: 1, position: 'after' }]);
});

test('the clock as the API writes it', () => {
  const clock = { timeZone: 'Asia/Tashkent', time: '2026-11-21 10:00:00' };
  expect(clockSchema.parse({ data: { ...clock, name: 'UZT' } })).toEqual(clock);
});

test('a product with nothing in stock, and one whose only stock is under "stock"', () => {
  const product = { id: 1, uuid: 'u', translation: { title: 'Soup' } };
  expect(productSchema('base').parse(product)).toMatchObject({
    title: 'Soup',
    stocks: [],
    minQuantity: 1,
    measure: null,
  });
  expect(menuProductSchema('base').parse(product).stock).toBeNull();
  const one = menuProductSchema('2').parse({ ...product, stock: { id: 9, total_price: '3.5', discount: 0.5 } });
  expect(one.stock).toMatchObject({ quantity: 0, price: { minor: 350, currency: '2' }, oldPrice: { minor: 400 } });
});

test.each([
  ['an empty list, as the server writes an empty map', []],
  ['without numbers', { latitude: '', longitude: null }],
  ['in words', { latitude: 'north', longitude: 'of here' }],
  ['nothing', null],
])('a place that is %s is none, and costs nothing else', (_, location) => {
  expect(shopSchema('base').parse({ id: 5, location, translation: { title: 'Soup' } })).toMatchObject({
    title: 'Soup',
    location: null,
  });
  const branch = { id: 7, location, address: [], translation: { title: 'By the river', address: '1 Quay' } };
  expect(branchSchema.parse(branch)).toMatchObject({ title: 'By the river', address: '1 Quay', location: null });
});

test('a place whose numbers are text, on the equator too', () => {
  const { location } = shopSchema('base').parse({ id: 5, location: { latitude: '0', longitude: '69.22' } });
  expect(location).toEqual({ latitude: 0, longitude: 69.22 });
});
