/**
 * How often may one request ask the API? At most six times for what a visitor can make up, however large the market is
 * and whatever stands in the URL (docs/decisions/054). React shares no answers outside of its server, so what is asked
 * twice with one query counts once.
 */

import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as addresses } from '@/app/api/addresses/route';
import { GET as cart } from '@/app/api/cart/route';
import { GET as delivers } from '@/app/api/delivers/route';
import { GET as search } from '@/app/api/search/route';
import { inventableTag } from '@/lib/cache';
import { listPaths, listSitemaps } from '@/lib/seo/sitemap';
import english from '../../../messages/en.json' with { type: 'json' };
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';

/** The same in every language and currency, so that nobody can make up another one. */
const shared = [
  /^rest\/(settings|languages\/active|currencies\/active|translations\/paginate|timezone|shops-takes|products-avg-prices)\b/,
  /^rest\/(stories|banners|categories)\/paginate\b/,
  /^rest\/(term|policy|referral)\b/,
  /^rest\/(careers|faqs|pages)\/paginate\b/,
  /^rest\/blogs\/paginate\?type=blog&page=1&/,
  /^rest\/banners-ads\?/,
  /^rest\/booking\/shops\/paginate\?perPage=100&page=1&/,
  /^rest\/products\/discount\?perPage=(100|80)&/,
  /^rest\/shop\/delivery-zone\/calculate\/distance\?origin%5Blatitude%5D=60&origin%5Blongitude%5D=0&/,
  /^rest\/shop\/delivery-zone\/\d+\?/,
  /^rest\/shops\/paginate\?perPage=100&page=\d&address%5Blatitude%5D=-90&address%5Blongitude%5D=0&/,
  /^rest\/shops\/paginate\?type=\w+&category_id=\d+&perPage=1&/,
];
const most = 6;

beforeAll(openStorefront);

beforeEach(async () => {
  cookieJar.clear();
  cookieJar.set('view', 'base_system_41290x69220');
  await sandbox.recovers();
});

const town = async () => {
  const offer = await catalog.deliveredHome();
  const { category_id: section } = await sandbox.read<{ category_id: number }>(`products/${offer.uuid}`);
  const [banner] = await sandbox.read<{ id: number }[]>('banners/paginate');
  const { id: recipe } = await catalog.recipe();
  const [article] = await sandbox.read<{ uuid: string }[]>('blogs/paginate?type=blog');
  const { id } = offer.shop;
  return {
    shop: `/restaurant/${id}`,
    id,
    uuid: offer.uuid,
    section,
    banner: banner?.id,
    recipe,
    article: article?.uuid,
  };
};

/** Paths, and how often each asks in the market where it asks most. */
const figures: [string, (of: Awaited<ReturnType<typeof town>>) => string, number][] = [
  ['the home page', () => '/', 6],
  ['a list', () => '/restaurants', 6],
  ['a list of open shops', () => '/shops?open=1', 6],
  ['a list in another order', () => '/restaurants?sort=rating', 4],
  ['its last page of a document', () => '/restaurants?sort=rating&page=5', 4],
  ['a page that no market has', () => '/restaurants?sort=rating&page=500', 5],
  ['open shops in another order', () => '/shops?sort=rating&open=1', 6],
  [
    'a list with every filter',
    () => '/restaurants?category=67&rating=4&deals=1&free=1&take=1&take=2&from=1&to=99&currency=base',
    6,
  ],
  ['a search', () => '/search?q=soup', 5],
  ['a search with more of both', () => '/search?q=soup&shops=5&products=5', 5],
  ['a search with pages that nobody has', () => '/search?q=soup&shops=50&products=50', 6],
  ['the search before a word', () => '/search', 1],
  ['a shop', ({ shop }) => shop, 5],
  ['a product', ({ shop, uuid }) => `${shop}?product=${uuid}`, 6],
  ['a section', ({ shop, section }) => `${shop}?section=${section}`, 5],
  ['a product in a section', ({ shop, section, uuid }) => `${shop}?section=${section}&product=${uuid}`, 6],
  ['words in a shop', ({ shop }) => `${shop}?q=soup`, 5],
  ['a product among the words', ({ shop, uuid }) => `${shop}?q=soup&product=${uuid}`, 6],
  ['reviews', ({ shop }) => `${shop}/reviews?page=9999`, 3],
  ['reviews from the best on', ({ shop }) => `${shop}/reviews?sort=best&page=9999`, 3],
  ['reviews of a product', ({ shop, uuid }) => `${shop}/reviews?of=${uuid}`, 3],
  ['a shop that is not there', () => '/restaurant/999999999', 1],
  ['a banner', ({ banner }) => `/banner/${banner}`, 1],
  ['a banner that is not there', () => '/banner/999999999', 2],
  ['the promotions', () => '/promotions', 3],
  ['restaurants on a map', () => '/restaurants/map', 2],
  [
    'a map with every filter',
    () => '/restaurants/map?category=67&open=1&rating=4&deals=1&free=1&take=1&take=2&from=1&to=99&currency=base',
    2,
  ],
  ['branches of a shop', ({ id }) => `/branches/${id}`, 2],
  ['branches of a shop that is not there', () => '/branches/999999999', 2],
  ['the recipes', () => '/recipes', 1],
  [
    'recipes with every filter',
    () => '/recipes?category=67&shop=1&time=30&active=10&calories=400&servings=2&page=3',
    1,
  ],
  ['a recipe', ({ recipe }) => `/recipes/${recipe}?servings=7`, 3],
  ['a recipe that is not there', () => '/recipes/999999999', 1],
  ['the liked shops', () => '/liked', 6],
  ['the terms', () => '/terms', 0],
  ['an article', ({ article }) => `/blog/${article}`, 1],
  ['an article that is not there', () => '/blog/d3b0348c-b7d3-5a09-a5f2-ca1e5fc342b0', 1],
  ['a later page of the blog', () => '/blog?page=9', 1],
  ['a position that is not there', () => '/careers/999999', 1],
  ['words in the help centre', () => '/help?q=soup', 0],
  ['the address', () => '/address?q=lantern', 1],
  ['the settings', () => '/settings', 0],
  ['the login', () => '/login', 0],
  ['the registration', () => '/register', 0],
];

describe.each(figures)('%s', (_, pathOf, figure) => {
  test(`asks ${figure} times for what can be made up`, async () => {
    cookieJar.set('liked', Array.from({ length: 60 }, (_, index) => index + 1).join('.'));
    cookieJar.set('seen', '1.2.3');
    const path = pathOf(await town());
    const asked: string[][] = [];
    for (const lastPage of [null, 5, 1000]) {
      kept.clear();
      calls.length = 0;
      const shrink = lastPage === null ? null : grows(lastPage);
      await opensPage(path);
      shrink?.();
      asked.push(inventable());
    }
    const counts = asked.map(({ length }) => length);
    expect(Math.max(...counts), asked.map(of => of.join('\n')).join('\n\n')).toBe(figure);
    expect(figure).toBeLessThanOrEqual(most);
  });
});

test.each(['/', '/restaurants', '/shops', '/restaurants/map', '/promotions'])(
  '%s where nobody delivers asks no more for what can be made up, and the rest for the whole market',
  async path => {
    for (const lastPage of [null, 5, 1000]) {
      kept.clear();
      cookieJar.set('view', 'base_system_10000x10000');
      calls.length = 0;
      const shrink = lastPage === null ? null : grows(lastPage);
      await opensPage(path);
      shrink?.();
      const asked = inventable();
      const ofPlace = asked.filter(call => /address%5B|latlng=/.test(call));
      expect(ofPlace.length, asked.join('\n')).toBeLessThanOrEqual(most);
      expect(ofPlace.length).toBeGreaterThan(1);
      expect(asked.filter(call => !ofPlace.includes(call)).length).toBeLessThanOrEqual(most);
    }
  },
);

test('a liked shop that is in none of these answers says where its fee and hours stand', async () => {
  // The lists near the place are whole: they say of the others that they do not deliver there.
  cookieJar.set('liked', Array.from({ length: 60 }, (_, index) => index + 1).join('.'));
  kept.clear();
  expect(await opensPage('/liked')).not.toContain(english.card.untold);
  kept.clear();
  const shrink = grows(1000);
  expect(await opensPage('/liked')).toContain(english.card.untold);
  shrink();
});

test('what is shared stands on the shelf that no flood clears', async () => {
  kept.clear();
  for (const path of ['/', '/restaurants', '/shops', '/search?q=soup']) await opensPage(path);
  const tagsOf = (part: string) => [...kept].filter(([key]) => key.includes(part)).map(([, { tags }]) => tags);
  const counts = tagsOf('"perPage":1}');
  expect(counts.length).toBeGreaterThan(20);
  for (const part of ['"perPage":1}', 'rest/settings', 'rest/stories', 'rest/categories', 'rest/banners'])
    expect(tagsOf(part).flat()).not.toContain(inventableTag);
  expect(tagsOf('soup').every(tags => tags.includes(inventableTag))).toBe(true);
});

test('what is shared is kept: the next visitor, elsewhere and in search of something else, asks none of it', async () => {
  kept.clear();
  for (const path of ['/', '/restaurants', '/shops', '/search?q=soup']) await opensPage(path);
  calls.length = 0;
  cookieJar.set('view', 'base_system_41300x69250');
  for (const path of ['/', '/restaurants?sort=new', '/shops?open=1', '/search?q=tea']) await opensPage(path);
  expect(calls.filter(path => !inventable().includes(bare(path)))).toEqual([]);
});

describe('a route', () => {
  const routes: [string, () => Promise<Response>, number][] = [
    ['search', () => search(new NextRequest('http://d.test/api/search?q=soup&kind=products&page=50')), 5],
    ['delivers', () => delivers(new NextRequest('http://d.test/api/delivers?shop=1')), 2],
    ['delivers, as a style', () => delivers(new NextRequest('http://d.test/api/delivers?style&shop=1')), 1],
    ['addresses', () => addresses(new NextRequest('http://d.test/api/addresses?q=lantern')), 1],
    ['cart', () => cart(new NextRequest('http://d.test/api/cart?frame=1')), 0],
  ];
  test.each(routes)('%s', async (_, answer, figure) => {
    kept.clear();
    calls.length = 0;
    expect((await answer()).status).toBe(200);
    expect(inventable()).toHaveLength(figure);
  });
});

test('a file of the sitemap asks six times, the list of files four times', async () => {
  kept.clear();
  calls.length = 0;
  const shrink = grows(1000);
  const { names } = await listSitemaps();
  expect(new Set(calls).size).toBe(4);
  expect(names).toHaveLength(1 + 3 * 200);
  calls.length = 0;
  expect(await listPaths('restaurants-200')).not.toBeNull();
  expect(new Set(calls).size).toBeLessThanOrEqual(most);
  shrink();
});

function inventable(): string[] {
  return [...new Set(calls.map(bare))].filter(path => !shared.some(one => one.test(path)));
}

function bare(path: string): string {
  return path.replace('/api/v1/', '');
}

/** Every list has this many pages from now on, until it is told to shrink again. */
function grows(lastPage: number): () => void {
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await ask(...request);
    const body = (await answer.json()) as { meta?: { last_page: number; per_page: number } };
    if (!body.meta) return Response.json(body, answer);
    return Response.json({
      ...body,
      meta: { ...body.meta, last_page: lastPage, total: lastPage * body.meta.per_page },
    });
  });
  return () => vi.stubGlobal('fetch', ask);
}
