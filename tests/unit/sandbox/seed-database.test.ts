import { beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../sandbox/database/store.ts';
import { hamlet } from '../../../sandbox/seed/hamlet.ts';
import { refreshHolidays, seedDatabase, seedWhenNeeded } from '../../../sandbox/seed-database/seed-database.ts';
import { noon } from './hamlet-market.ts';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});
const subscriptions = () => store.all('SELECT email FROM subscriptions').length;

describe('seeding', () => {
  test('happens once, and what people did since then stays', () => {
    expect(seedWhenNeeded(store, hamlet, noon)).toBe(true);
    store.run("INSERT INTO subscriptions (email, created_at) VALUES ('mira@example.test', '2026-11-21 07:00:00')");
    expect(seedWhenNeeded(store, hamlet, noon)).toBe(false);
    expect(subscriptions()).toBe(1);
  });

  test('happens again when the town changed', () => {
    seedWhenNeeded(store, hamlet, noon);
    store.run("INSERT INTO subscriptions (email, created_at) VALUES ('mira@example.test', '2026-11-21 07:00:00')");
    expect(seedWhenNeeded(store, { ...hamlet, settings: { title: 'Elsewhere' } }, noon)).toBe(true);
    expect(subscriptions()).toBe(0);
    expect(store.one("SELECT value FROM settings WHERE key = 'title'")).toEqual({ value: 'Elsewhere' });
  });

  test('leaves nothing behind when the town contradicts itself', () => {
    const [fork, ...others] = hamlet.shops;
    if (!fork) throw new Error('The hamlet is empty');
    expect(() =>
      seedDatabase(store, { ...hamlet, shops: [{ ...fork, takes: ['unheard-of'] }, ...others] }, noon),
    ).toThrow('The town names the take "unheard-of", but has none');
    expect(store.all('SELECT name FROM sqlite_schema')).toEqual([]);
    expect(() => seedDatabase(store, { ...hamlet, shops: [fork, fork] }, noon)).toThrow('two shops "fork"');
  });
});

test('holidays move along with the days', () => {
  seedDatabase(store, hamlet, noon);
  refreshHolidays(store, '2026-12-01');
  expect(store.all('SELECT day FROM closed_dates')).toEqual([{ day: '2026-12-01' }]);
});

test('prices of a discount that many goods share are kept once', () => {
  const shops = hamlet.shops.map(shop => ({
    ...shop,
    products: shop.products.map(product => ({ ...product, discount: { type: 'percent' as const, price: 15 } })),
  }));
  seedDatabase(store, { ...hamlet, shops }, noon);
  expect(store.one('SELECT count(*) AS count FROM discounts')).toEqual({ count: hamlet.shops.length });
});
