/** How long does a page that somebody has seen keep its content while the API is away? The clock is set, not waited for. */
import type { APIRequestContext } from '@playwright/test';
import type { Catalog } from '../../support/catalog.ts';
import { isPlain } from '../../support/offers.ts';
import { revalidator } from '../revalidate.ts';
import { wordsOf } from '../shopper/words.ts';
import { expect, test } from '../story.ts';
import { type AgingStorefront, aging, startAging } from './aging-storefront.ts';

const minute = 60;
const hour = 60 * minute;

let storefront: AgingStorefront;

test.beforeAll(async () => {
  storefront = await startAging();
});

test.afterEach(({ sandbox }) => sandbox.recovers());

test.afterAll(() => storefront.end());

test('a page made anew from fresh answers asks the API nothing', async ({ request, sandbox, catalog }) => {
  const look = await lookerAt(request, catalog);
  const seen = await look();
  await sandbox.forgetCalls();
  storefront.ages(65);
  expect(await look()).toEqual(seen);
  expect(await sandbox.calls()).toEqual([]);
});

test('a page that was seen keeps its content for five hours without the API', async ({ request, sandbox, catalog }) => {
  test.setTimeout(120_000);
  const look = await lookerAt(request, catalog);
  const seen = await look();
  await sandbox.fails('down');
  let age = 0;
  for (const wanted of [45, 2 * minute, 20 * minute, 5 * hour - minute]) {
    storefront.ages(wanted - age);
    age = wanted;
    hasContentOf(seen, await look(), `${wanted} s without the API`);
  }
  // An answer that is fresh for an hour stands in for five more.
  storefront.ages(hour + 2 * minute);
  for (const page of await look()) expect.soft(page).toMatchObject({ isCalmTrouble: true, shops: 0 });
});

test('a page that nobody has seen for a night is there in the morning', async ({ request, catalog }) => {
  const look = await lookerAt(request, catalog);
  const seen = await look();
  // Most answers are too old to be shown by then, and still held.
  storefront.ages(5.5 * hour);
  hasContentOf(seen, await look(), 'in the morning');
});

test('a page that was forgotten keeps its content, and is right again at once', async ({
  request,
  sandbox,
  catalog,
}) => {
  const offer = await catalog.offer(isPlain);
  storefront.ages(7 * hour);
  const look = await lookerAt(request, catalog);
  const seen = await look();
  await sandbox.fails('down');
  await revalidator(aging)(offer);
  hasContentOf(seen, await look(), 'forgotten just now');
  storefront.ages(2 * minute);
  hasContentOf(seen, await look(), 'forgotten two minutes ago');
  await sandbox.recovers();
  await sandbox.forgetCalls();
  await revalidator(aging)(offer);
  await look();
  expect(await sandbox.calls()).toContain('/api/v1/rest/shops/paginate');
});

/** Reads pages of every kind that is kept, and says what somebody who looks for food sees on them. */
async function lookerAt(request: APIRequestContext, catalog: Catalog) {
  const shop = await catalog.restaurant();
  const { uuid } = await catalog.productOf(shop);
  const menu = `/restaurant/${shop.id}`;
  const paths = ['/', '/restaurants', '/shops', menu, `${menu}?product=${uuid}`, `${menu}/reviews`];
  const localized = [...paths, '/ar', ...paths.slice(1).map(path => `/ar${path}`)];
  return async () => {
    const seen = [];
    for (const path of localized) seen.push(await seenAt(request, path));
    return seen;
  };
}

async function seenAt(request: APIRequestContext, path: string) {
  const answer = await request.get(aging.site + path);
  const html = await answer.text();
  const says = wordsOf(path.startsWith('/ar') ? 'ar' : 'en');
  return {
    path,
    status: answer.status(),
    title: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1],
    shops: new Set(html.match(/href="[^"]*\/(restaurant|shop)\/\d+(\?product=[\w-]+)?/g)).size,
    isCalmTrouble: html.includes(says('errorPage.offline')),
  };
}

/** As hours pass, some shops close and others come first; a page without content names hardly any. */
function hasContentOf(before: Seen[], now: Seen[], when: string) {
  for (const [index, { shops, ...page }] of before.entries()) {
    expect.soft(now[index], when).toMatchObject(page);
    expect.soft(now[index]?.shops, `shops and products on ${page.path}, ${when}`).toBeGreaterThanOrEqual(shops / 2);
  }
}

type Seen = Awaited<ReturnType<typeof seenAt>>;
