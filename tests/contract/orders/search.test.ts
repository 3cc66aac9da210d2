/** A customer's orders are searched by shop, product and number (docs/behaviour.md 11.17). */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { searchOrders } from '@/lib/orders/search';
import english from '../../../messages/en.json' with { type: 'json' };
import { nora } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { opensPage } from '../storefront/pages.ts';
import { roundsOf } from '../storefront/rounds.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { anOrder, ordersIn } from '../storefront/seeded-orders.ts';
import { freshBrowser, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(async () => {
  await freshBrowser();
  await signsIn(nora);
});

type Found = { order: { id: string }; products: string[] }[];

const idsIn = (found: Found) => found.map(({ order }) => order.id);
const idsOf = async (words: string) => idsIn(mustSucceed(await searchOrders(words, 1, 'en')).found);

/** All that the search finds, part by part. */
async function allOf(words: string, part = 1): Promise<Found> {
  const { found, next } = mustSucceed(await searchOrders(words, part, 'en'));
  return next === null ? found : [...found, ...(await allOf(words, next))];
}

test('a shop by a part of its name, whatever the capitals', async () => {
  const all = await ordersIn('en');
  const stack = all.filter(({ shop }) => shop?.title === 'Stack & Smash').map(({ id }) => id);
  expect(stack.length).toBeGreaterThan(0);
  expect(await idsOf('sTACK smash')).toEqual(expect.arrayContaining(stack));
});

test('a product, which is named; and a product with its shop', async () => {
  const order = await anOrder(({ shop }) => shop?.title === 'Stack & Smash');
  const title = order.lines.find(({ isBonus }) => !isBonus)?.title ?? '';
  const found = await allOf(title.toUpperCase());
  expect(found.find(({ order: { id } }) => id === order.id)?.products).toContain(title);
  expect(idsIn(await allOf(`${title} stack`))).toContain(order.id);
  expect(await allOf(`${title} nothingofthisname`)).toEqual([]);
});

test('a number finds its order, with a sign and in other digits too; another customer’s does not', async () => {
  const order = await anOrder(() => true);
  const arabic = order.id.replaceAll(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
  for (const words of [order.id, `#${order.id}`, arabic]) expect(await idsOf(words)).toEqual([order.id]);
  const foreign = await customers.createWithOrder();
  expect(idsIn(await allOf(String(foreign.id)))).not.toContain(String(foreign.id));
});

test('nothing found says what to try, and every order was searched', async () => {
  const page = await opensPage('/orders?q=nothingofthisname');
  expect(page).toContain(english.search.noneTitle.replace('{term}', 'nothingofthisname'));
  expect(page).toMatch(new RegExp(`${english.orders.findNone}|${english.orders.findPart}`));
  expect(await opensPage('/orders?q=%20')).toContain(english.orders.active);
});

test('one search asks fourteen times for orders and products, however many orders there are', async () => {
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await usual(...request);
    if (!String(request[0]).includes('orders/paginate')) return answer;
    const { data, ...more } = await answer.json();
    const many = Array.from({ length: 100 }, (_, index) => ({ ...data[index % data.length], id: 900_000 + index }));
    return Response.json({ ...more, data: many, meta: { ...more.meta, last_page: 3, total: 300 } });
  });
  const rounds = await roundsOf(() => searchOrders('nothingofthisname', 1, 'en'));
  const ours = rounds.map(paths => paths.filter(path => /orders|products\/search/.test(path)).length);
  expect(ours.filter(Boolean)).toEqual([2, 12]);
  // Each of the hundred once, then the next hundred.
  expect(mustSucceed(await searchOrders('nothingofthisname', 8, 'en')).next).toBe(9);
  expect(mustSucceed(await searchOrders('nothingofthisname', 9, 'en')).next).toBe(10);
  vi.stubGlobal('fetch', usual);
});

test('an order that cannot be read may be missing, and the page says so; nothing is said to be not there', async () => {
  const [newest] = await ordersIn('en');
  await sandbox.fails('status', `dashboard/user/orders/${newest?.id}`, { status: 500 });
  const partly = await opensPage('/orders?q=stack');
  expect(partly).toContain(english.orders.findMissed);
  expect(partly).toContain('Stack &amp; Smash');
  const isAway = async (words: string) => {
    const page = await opensPage(`/orders?q=${words}`);
    expect(page).toContain(english.errorPage.title);
    expect(page).not.toContain(english.search.noneTitle.replace('{term}', words));
  };
  await isAway('nothingofthisname');
  await isAway(newest?.id ?? '');
  await sandbox.fails('status', 'dashboard/user/orders/paginate', { status: 500 });
  await isAway('stack');
  forgetConsole();
});
