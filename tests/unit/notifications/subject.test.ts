/** Where messages lead: the inbox by lib/notifications/subject.ts, pushes by the worker in public/order-keeper.js. */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { isAboutOrder, subjectPath, subjects } from '@/lib/notifications/subject';

type Listener = (event: object) => void;

const uuid = '0b2f61b3-7a86-4f0e-9a3d-5f2c6f0a1b2c';
const listeners = new Map<string, Listener>();
let shown: { title: string; body: string; tag?: string; data: { path: string } }[];
let opened: string[];
let words: object | null;

const worker = vm.createContext({
  URL,
  Response,
  self: {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, { body, tag, data }: (typeof shown)[0]) =>
        shown.push({ title, body, ...(tag && { tag }), data }),
    },
    clients: { matchAll: async () => [], openWindow: async (path: string) => opened.push(path) },
  },
  caches: { match: async () => (words === null ? undefined : Response.json(words)) },
});
vm.runInContext(readFileSync('public/order-keeper.js', 'utf8'), worker);

beforeEach(() => {
  shown = [];
  opened = [];
  words = { title: 'Your order #{id}', lang: 'ar', orders: '/ar/orders' };
});

async function happens(name: string, event: object): Promise<void> {
  let work: unknown;
  listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
  await work;
}

async function pushes(title: string, data?: object) {
  await happens('push', { data: { json: () => ({ notification: { title, body: 'Hello.' }, data }) } });
  return shown.at(-1);
}

test.each(['status_changed', 'new_order'])('%s is announced as an order, and its next step replaces it', async type => {
  expect(await pushes('7', { id: 7, type })).toEqual({
    ...{ title: 'Your order #7', body: 'Hello.', tag: 'order-7' },
    data: { path: '/ar/orders/7' },
  });
});

test.each([
  ['add_cashback', '/ar/wallet'],
  ['wallet_top_up', '/ar/wallet'],
  ['new_user_by_referral', '/ar/referrals'],
  ['booking_status', '/ar/reservations'],
  ['new_parcel_order', '/ar/parcels'],
  ['news_publish', '/ar/blog'],
  ['what_comes_next_year', '/ar/notifications'],
])('%s is no order, though its title is a number: it opens %s', async (type, path) => {
  expect(await pushes('7', { id: 7, type })).toEqual({ title: 'Doorstep', body: 'Hello.', data: { path } });
});

test('news that names its article opens it, and nothing else', async () => {
  expect(await pushes('3', { type: 'news_publish', uuid })).toMatchObject({ data: { path: `/ar/blog/${uuid}` } });
  const forged = await pushes('3', { type: 'news_publish', uuid: '../../login' });
  expect(forged).toMatchObject({ data: { path: '/ar/blog' } });
});

test('a push without a type is about an order, and one without a number opens all orders', async () => {
  expect(await pushes('7')).toMatchObject({ title: 'Your order #7', data: { path: '/ar/orders/7' } });
  expect(await pushes('Hello')).toMatchObject({ title: 'Doorstep', data: { path: '/ar/orders' } });
  words = null;
  expect(await pushes('3', { type: 'add_cashback' })).toMatchObject({ data: { path: '/wallet' } });
});

test('a press opens the page', async () => {
  const notification = { close: () => undefined, data: { path: '/ar/wallet' } };
  await happens('notificationclick', { notification });
  expect(opened).toEqual(['/ar/wallet']);
});

test('the worker and the inbox have the same pages by type', () => {
  expect(vm.runInContext('JSON.stringify(subjects)', worker)).toBe(JSON.stringify(subjects));
});

test('the inbox leads to what a message is about, never to what is none', () => {
  expect(subjectPath('status_changed', { id: '7', uuid: '' })).toBe('/orders/7');
  expect(subjectPath('new_order', { id: '../7', uuid: '' })).toBe('/orders');
  expect(subjectPath('news_publish', { id: '3', uuid })).toBe(`/blog/${uuid}`);
  expect(subjectPath('news_publish', { id: '3', uuid: 'x' })).toBe('/blog');
  expect(subjectPath('add_cashback', { id: '7', uuid: '' })).toBe('/wallet');
  for (const type of ['', 'constructor', 'new_in_table']) expect(subjectPath(type, { id: '7', uuid }), type).toBeNull();
  expect([isAboutOrder('new_order'), isAboutOrder('add_cashback')]).toEqual([true, false]);
});
