/** How scripts of the browser read and write the cookies that they may know. */
import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';

afterEach(() => vi.unstubAllGlobals());

function browser(cookie: string, protocol = 'https:') {
  const document = { cookie };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol });
  return document;
}

test('a cookie is found by its whole name, wherever it stands', () => {
  browser('some=1.9; me=1.3; liked=12.5', 'http:');
  expect(readCookie('me')).toBe('1.3');
  expect(readCookie('liked')).toBe('12.5');
  expect(readCookie('view')).toBeUndefined();
});

test('a cookie is kept as long as the table says, for the whole site', () => {
  const document = browser('');
  writeCookie('liked', '12.5');
  expect(document.cookie).toBe('__Host-liked=12.5; path=/; max-age=31536000; samesite=lax; secure');
});

test('nothing to hold deletes it', () => {
  const document = browser('', 'http:');
  writeCookie('recent', '');
  expect(document.cookie).toBe('recent=; path=/; max-age=0; samesite=lax');
});

test('on https a cookie that another host of the domain has set is not ours', () => {
  browser('me=1.3; __Host-me=0.1');
  expect(readCookie('me')).toBe('0.1');
  browser('me=1.3');
  expect(readCookie('me')).toBeUndefined();
});
