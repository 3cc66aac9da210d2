/**
 * Late R1 does not narrow a list to the place under an `order_by` (docs/api.md 6.2): nobody is shown a shop there that does
 * not deliver to them.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadHome } from '@/lib/home/load-home';
import { noFilter, type ShopFilter } from '@/lib/shops/list/filters';
import { loadShopList } from '@/lib/shops/list/load-list';
import { listShops } from '@/lib/shops/queries';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

const place = '41290x69220';

beforeAll(async () => {
  openStorefront();
  await sandbox.control('settings', { ordered_lists: 'wide' });
});

afterAll(() => sandbox.control('settings', { ordered_lists: null }));
beforeEach(freshBrowser);

async function near(): Promise<Set<string>> {
  const list = await listShops({ type: 'restaurant', place, perPage: 100 });
  return new Set(list.ok ? list.value.items.map(({ id }) => id) : []);
}

async function lists(filter: Partial<ShopFilter>) {
  const list = await loadShopList({ type: 'restaurant', place, filter: { ...noFilter, ...filter } });
  if (!list.ok) throw new Error(list.why);
  return list.value;
}

test('the town has restaurants that deliver elsewhere', async () => {
  const wide = await listShops({ type: 'restaurant', place, filter: { ...noFilter, sort: 'rating' }, perPage: 100 });
  expect(wide.ok && wide.value.total).toBeGreaterThan((await near()).size);
});

test.each<Partial<ShopFilter>>([
  { sort: 'rating' },
  { sort: 'new' },
  { sort: 'popular' },
  { sort: 'recommended' },
  { newest: true },
  { sort: 'rating', deals: true },
])('%j', async filter => {
  const ids = await near();
  const all = await lists(filter);
  const pages = Array.from({ length: all.lastPage }, (_, index) => index + 1);
  const shown = new Set<string>();
  for (const page of pages) for (const { id } of (await lists({ ...filter, page })).shops) shown.add(id);
  expect([...shown].filter(id => !ids.has(id))).toEqual([]);
  expect(shown.size).toBe(all.total);
  if (filter.deals === undefined) expect(all.total).toBe(ids.size);
});

test('a list stays in the API’s order', async () => {
  const { shops } = await lists({ sort: 'rating' });
  const ratings = shops.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
});

test('the start page’s newest deliver to the place', async () => {
  const ids = await near();
  const home = await loadHome(place);
  const newest = home?.rows.newest.map(({ id }) => id) ?? [];
  expect(newest.length).toBeGreaterThan(0);
  expect(newest.filter(id => !ids.has(id))).toEqual([]);
});
