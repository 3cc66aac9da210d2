/** How cookies are written: by the table, never larger than browsers keep them, and sealed where it says so. */
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  readCookie,
  readSuffixed,
  removeCookie,
  removePersonalCookies,
  removeSuffixed,
  sealedCookie,
  writeCookie,
  writeSuffixed,
} from '@/lib/cookies/cookie-jar';
import { cookieJar, request } from '../stubs/next-headers.ts';

beforeEach(() => {
  cookieJar.clear();
  vi.stubEnv('API_URL', 'http://127.0.0.1:4400');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('PROXIES', '1');
  request.headers = new Headers();
});

test('what is written is read, until it is removed', async () => {
  expect(await writeCookie('locale', 'de')).toBe(true);
  expect(await readCookie('locale')).toBe('de');
  await removeCookie('locale');
  expect(await readCookie('locale')).toBeUndefined();
});

test.each([
  ['by its length', 'a'.repeat(3889), 'a'.repeat(3890)],
  ['as it is encoded', 'ß'.repeat(648), 'ß'.repeat(649)],
])('what browsers would drop is refused, %s, and what was there stays', async (_, fits, large) => {
  expect(await writeCookie('cart', fits)).toBe(true);
  expect(await writeCookie('cart', large)).toBe(false);
  expect(await readCookie('cart')).toBe(fits);
});

const visit = sealedCookie('pay', z.object({ url: z.string() }));

test('a sealed cookie hides its content and gives it back', async () => {
  expect(await visit.read()).toBeNull();
  expect(await visit.write({ url: 'https://pay.example/7' })).toBe(true);
  expect(cookieJar.get('pay')).not.toContain('pay.example');
  expect(await visit.read()).toEqual({ url: 'https://pay.example/7' });
});

test('a sealed cookie that would not fit is not written', async () => {
  expect(await visit.write({ url: 'x'.repeat(4000) })).toBe(false);
  expect(cookieJar.has('pay')).toBe(false);
});

test('a seal made for another shape reads as none', async () => {
  await sealedCookie('pay', z.object({ words: z.number() })).write({ words: 1 });
  expect(await visit.read()).toBeNull();
});

test('taken once, it is gone', async () => {
  await visit.write({ url: 'https://pay.example/7' });
  expect(await visit.take()).toEqual({ url: 'https://pay.example/7' });
  expect(await visit.take()).toBeNull();
});

test('who leaves for good leaves what belongs to the device', async () => {
  for (const name of ['session', 'shown', 'waiting', 'draft', 'address']) cookieJar.set(name, 'left');
  await removePersonalCookies();
  expect([...cookieJar.keys()]).toEqual(['address']);
});

test('what stays on the device stays, and baskets that were begun go', async () => {
  for (const name of ['session', 'draft', 'begun.a', 'begun.b']) cookieJar.set(name, 'left');
  await removePersonalCookies('draft');
  expect([...cookieJar.keys()]).toEqual(['draft']);
});

test.each([
  ['http', 'begun.'],
  ['https', '__Host-begun.'],
])('over %s cookies of one name are told apart by their endings', async (scheme, start) => {
  request.headers = new Headers({ 'x-forwarded-proto': scheme });
  await writeSuffixed('begun', 'one', '1');
  await writeSuffixed('begun', 'two', '2');
  for (const name of ['begun', 'begunner.x', 'locale']) cookieJar.set(name, 'another');
  expect([...cookieJar.keys()].slice(0, 2)).toEqual([`${start}one`, `${start}two`]);
  expect(await readSuffixed('begun')).toEqual(new Map(Object.entries({ one: '1', two: '2' })));
  await removeSuffixed('begun', 'one');
  expect(await readSuffixed('begun')).toEqual(new Map([['two', '2']]));
});

test('over https, as the proxy in front says, cookies are bound to this very host', async () => {
  request.headers = new Headers({ 'x-forwarded-proto': 'https' });
  cookieJar.set('locale', 'ar');
  expect(await readCookie('locale')).toBeUndefined();
  await writeCookie('locale', 'de');
  expect([...cookieJar]).toEqual([
    ['locale', 'ar'],
    ['__Host-locale', 'de'],
  ]);
  expect(await readCookie('locale')).toBe('de');
  await removeCookie('locale');
  expect([...cookieJar.keys()]).toEqual(['locale']);
});
