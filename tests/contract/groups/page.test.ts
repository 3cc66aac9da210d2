/**
 * What a group's page says while it cannot go on (the time to choose is up, the shop takes no orders, something is sold
 * out), and once it has ended for who has chosen something and who has not.
 */
import { revalidateTag } from 'next/cache';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memory } from '@/lib/cache';
import { deleteAccountCart } from '@/lib/cart/account-cart';
import { keepRecord } from '@/lib/cart/group/record-store';
import { findShopOpen } from '@/lib/cart/group/shop-open';
import { setDone } from '@/lib/groups/done';
import { removeMember } from '@/lib/groups/end';
import { keepFacts } from '@/lib/groups/owner-facts';
import { changesAnswers } from '../storefront/answers.ts';
import { pressesOrder } from '../storefront/checkout.ts';
import {
  board,
  choosesDish,
  choosesShop,
  dish,
  groupOfTwo,
  joinsGroup,
  opensGroup,
  ownGroup,
  shop,
} from '../storefront/group.ts';
import { opensPage } from '../storefront/pages.ts';
import { somebody } from '../storefront/people.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(choosesShop);

const page = (language = '') => opensPage(`${language}/group/${shop}`);

test('once the time is up, nobody is said to be choosing who may not', async () => {
  const { omar } = await groupOfTwo();
  expect(await page()).toContain('until you order');
  expect(await page()).toContain('Still choosing');
  await keepFacts(await ownGroup(), market, { until: Date.now() - 1000, limit: null, sharing: 'value' });
  for (const told of [await page(), await omar(() => page())]) {
    expect(told).toContain('The time to choose ended');
    expect(told).not.toContain('until you order');
    expect(told).not.toContain('Still choosing');
    // The owner alone may.
    expect(told?.match(/>Choosing</g)).toHaveLength(1);
  }
});

test('the owner alone is led to the terms, and nothing takes up their room on a member’s page', async () => {
  const { omar } = await groupOfTwo();
  const terms = `href="/group/${shop}/terms"`;
  expect(await page()).toContain(terms);
  const told = await omar(() => page());
  expect(told).not.toContain(terms);
  expect(told).not.toMatch(/<p[^>]*><\/p>/);
});

test('everybody has chosen once the owner has, too', async () => {
  const { omar } = await groupOfTwo();
  await omar(() => setDone(true, market));
  expect(await page()).toContain('Everybody else has chosen.');
  await setDone(true, market);
  expect(await page()).toContain('Everybody has chosen.');
});

test('once the time is up, a member is not offered to keep choosing', async () => {
  const { omar } = await groupOfTwo();
  expect((await omar(() => setDone(true, market))).ok).toBe(true);
  expect(await omar(() => page())).toContain('Keep choosing');
  await keepFacts(await ownGroup(), market, { until: Date.now() - 1000, limit: null, sharing: 'value' });
  const told = await omar(() => page());
  expect(told).toContain('What you have chosen stays as it is');
  expect(told).not.toMatch(/Keep choosing|Choose from the menu|I have chosen/);
  expect(await page(), 'the owner may').toContain('I have chosen');
  const late = 'The time to choose is up';
  expect(await omar(() => opensPage('/cart')), 'before a press there is refused').toContain(late);
  expect(await opensPage('/cart')).not.toContain(late);
});

test('where an address is known, the fees do not wait for one', async () => {
  await groupOfTwo();
  expect((await board()).totals).not.toBeNull();
  await sandbox.control(`shops/${shop}`, { open: false });
  try {
    expect((await board()).totals).toBeNull();
    expect(await page()).not.toContain('once the delivery address is known');
  } finally {
    await sandbox.control(`shops/${shop}`, { open: true });
  }
});

test('a shop that takes no more orders says so to everybody, and those who look at the page are told', async () => {
  const { omar } = await groupOfTwo();
  const before = (await board()).version;
  expect(await page()).not.toContain('Shop is closed');
  await takesOrders(false);
  try {
    for (const told of [await page(), await omar(() => page())])
      expect(told).toContain('Shop is closed. It is not taking orders');
    expect((await board()).version).not.toBe(before);
  } finally {
    await takesOrders(true);
  }
});

test('a shop that takes no orders says so to whoever is about to begin or to join', async () => {
  const invited = await opensGroup();
  const joinsGroup = `/group/${shop}?${new URLSearchParams({ g: invited.cart, o: invited.owner })}`;
  const omar = somebody();
  const start = async () => {
    await newCustomer();
    return page();
  };
  expect(await omar(() => opensPage(joinsGroup))).not.toContain('Not taking orders');
  await takesOrders(false);
  try {
    expect(await omar(() => opensPage(joinsGroup))).toContain('Not taking orders right now');
    expect(await omar(start)).toContain('Not taking orders right now');
  } finally {
    await takesOrders(true);
  }
  expect(await omar(start)).not.toContain('Not taking orders');
});

/** The backend has the kept answer about the shop forgotten. */
async function takesOrders(open: boolean): Promise<void> {
  await sandbox.control(`shops/${shop}`, { open });
  revalidateTag(memory.shop(shop).tag, { expire: 0 });
}

test('a shop that stops taking orders: whoever has the page open is told within half a minute', async () => {
  const { omar } = await groupOfTwo();
  const before = (await board()).version;
  await sandbox.control(`shops/${shop}`, { open: false });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  try {
    expect(await findShopOpen(shop)).toEqual({ state: 'paused' });
    expect((await board()).version).not.toBe(before);
    expect(await omar(() => page())).toContain('not taking orders at the moment');
  } finally {
    vi.useRealTimers();
    await takesOrders(true);
  }
});

test('what is sold out meanwhile says so, and those who look at the page are told', async () => {
  await groupOfTwo();
  const before = (await board()).version;
  await sandbox.control(`stocks/${dish.stockId}`, { quantity: 0 });
  expect((await board()).version).not.toBe(before);
  expect(await page()).toContain('Sold out');
});

/** Omar has joined and chosen so much; answers his browser and the cart. */
async function withOmar(quantity: number) {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    if (quantity > 0) await choosesDish(dish, quantity);
  });
  return { omar, ...invited };
}

const notLost = 'What you have chosen is not lost.';

test('only who has chosen something is told that it is kept', async () => {
  const { omar } = await withOmar(0);
  expect(await page()).not.toContain('They keep what they have chosen');
  expect(await omar(() => page())).not.toContain('becomes a cart of your own');
  await removeMember(await ownGroup(), (await board()).people[1]?.id ?? '', market);
  const told = await omar(() => page());
  expect(told).toContain('You are no longer in the group order.');
  expect(told).not.toContain(notLost);
});

test('who had chosen something is told that it is not lost', async () => {
  const { omar } = await withOmar(2);
  expect(await page()).toContain('They keep what they have chosen');
  expect(await omar(() => page())).toContain('becomes a cart of your own');
  await removeMember(await ownGroup(), (await board()).people[1]?.id ?? '', market);
  expect(await omar(() => page())).toContain(notLost);
});

test.each([
  [0, 'You had not chosen anything', 'Your food is coming'],
  [2, 'Your food is coming', 'You had not chosen anything'],
])('of an order with %d of theirs a member reads “%s”', async (quantity, told, untold) => {
  const { omar, cart } = await withOmar(quantity);
  const group = await ownGroup();
  const uuid = group.participants.find(({ isOwner }) => !isOwner)?.uuid ?? '';
  const lines = [{ product: null, stock: '', title: 'Soup', options: '', measure: null, quantity, total: 900 }];
  const omars = { uuid, name: 'Omar', isOwner: false, goods: 900, share: 900, lines };
  await keepRecord(cart, {
    at: 1,
    currency: 'base',
    language: 'en',
    sharing: 'value',
    total: 900,
    people: quantity > 0 ? [omars] : [],
  });
  await deleteAccountCart(cart, market);
  const end = await omar(() => page());
  expect(end).toContain(told);
  expect(end).not.toContain(untold);
});

test('what each one had is named in the language of whoever reads it, though it was ordered in another', async () => {
  const { omar } = await groupOfTwo();
  await choosesDish(dish, 4);
  const { placed } = await pressesOrder('cash', shop);
  const id = 'orderId' in placed ? placed.orderId : '';
  const title = 'Hochzeitsplow';
  const german = changesAnswers(`rest/products/${dish.uuid}`, ({ data }: { data: { translation: object } }) =>
    Object.assign(data.translation, { title }),
  );
  for (const told of [await omar(() => page('/de')), await opensPage(`/de/orders/${id}`)]) {
    const whose = told?.slice(told.indexOf('Omar')) ?? '';
    expect(whose).toContain(title);
    expect(whose).not.toContain(dish.title);
  }
  expect(await omar(() => page())).toContain(dish.title);
  german();
});
