/** Late R2 knows no types of shops (docs/api.md 2.3, 6.2, 23): there is one list of all, under one title. */
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import NotFound from '@/app/global-not-found';
import * as environment from '@/lib/env';
import { loadHome } from '@/lib/home/load-home';
import { loadPromotions } from '@/lib/home/promotions';
import { listPaths, listSitemaps } from '@/lib/seo/sitemap';
import { categoriesOf } from '@/lib/shops/list/categories';
import { noFilter } from '@/lib/shops/list/filters';
import { listMetadata, mapMetadata } from '@/lib/shops/list/list-metadata';
import { listShops } from '@/lib/shops/queries';
import english from '../../../messages/en.json' with { type: 'json' };
import { opensPage } from '../storefront/pages.ts';
import { calls, catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

const place = '41290x69220';

beforeAll(async () => {
  openStorefront();
  await sandbox.control('settings', { revision: 'R2', shop_types: 'none' });
});

afterAll(() => sandbox.control('settings', { revision: null, shop_types: null }));

beforeEach(async () => {
  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
  await freshBrowser();
});

test.each(['/restaurants', '/shops'])('%s shows them all under one title, beside one tab for pickup', async path => {
  const page = (await opensPage(path)) ?? '';
  expect(page).toMatch(new RegExp(`<h1[^>]*>${english.search.shops}</h1>`));
  expect(page.includes('href="/shops')).toBe(false);
  expect(page).toMatch(/href="\/shop\/\d+"/);
  expect(page).not.toMatch(/href="\/restaurant\/\d+"/);
  const map = (await opensPage(`${path}/map`)) ?? '';
  expect(map).toMatch(new RegExp(`<h1[^>]*>${english.search.shops}</h1>`));
  expect(map.includes('href="/shops')).toBe(false);
});

test('the page that is not there leads to it by one link', async () => {
  const { prelude } = await prerender(await NotFound());
  const page = await new Response(prelude).text();
  expect(page).toContain(`href="/restaurants" class="action-link">${english.search.shops}<`);
  expect(page.includes('href="/shops')).toBe(false);
});

test('both addresses are one to search engines', async () => {
  for (const metadata of [listMetadata, mapMetadata]) {
    const [one, other] = [await metadata('restaurant'), await metadata('shop')];
    expect(other).toEqual(one);
    expect(JSON.stringify(one.alternates)).toContain('/restaurants');
  }
  const { names } = await listSitemaps();
  expect(names.filter(name => name.startsWith('restaurants'))).toEqual([]);
  expect(await listPaths('restaurants-1')).toBeNull();
  expect(await listPaths('pages')).not.toContain('/shops');
  expect((await listPaths('shops-1'))?.length).toBeGreaterThan(20);
});

test('what is asked of both types is asked once', async () => {
  calls.length = 0;
  const [one, other] = [
    await listShops({ type: 'restaurant', place, filter: { ...noFilter, open: true }, perPage: 7 }),
    await listShops({ type: 'shop', place, filter: { ...noFilter, open: true }, perPage: 7 }),
  ];
  expect(one.ok && other.ok && other.value).toEqual(one.ok && one.value);
  expect(calls.filter(call => call.includes('perPage=7'))).toHaveLength(1);
  expect(await categoriesOf('shop')).toEqual(await categoriesOf('restaurant'));
});

test('the home page has no row of what is left over, and no shop twice', async () => {
  const front = await loadHome(place);
  expect(front?.rows.groceries).toEqual([]);
  expect(front?.rows.near.length).toBe(8);
  const promotions = await loadPromotions(place);
  const ids = promotions?.deals.map(({ id }) => id) ?? [];
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test('nothing is called a restaurant or a grocery, which nobody knows', async () => {
  const { shop } = await catalog.offer(() => true);
  const page = (await opensPage(`/shop/${shop.id}`)) ?? '';
  expect(page).toContain('"@type":"LocalBusiness"');
  expect(page).not.toMatch(/"@type":"(Restaurant|GroceryStore)"/);
  expect(page).toContain(`"name":"${english.search.shops}"`);
  expect(page).not.toContain('data-type="shop"');
});

test('where shops do have types R2 keeps both lists', async () => {
  await sandbox.control('settings', { shop_types: null });
  await freshBrowser();
  expect(await opensPage('/shops')).toContain(`>${english.list.shops.title}</h1>`);
  await sandbox.control('settings', { shop_types: 'none' });
});
