/** Whose next page finds out whether the browser keeps cookies? */
import { expect, test } from 'vitest';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { request } from '../stubs/next-headers.ts';

test.each([
  ['a browser that sent none', {}, '/de/cart', '/de/cart?cookies=1'],
  ['one with a query and a place', {}, '/de/?a=b#top', '/de/?a=b&cookies=1#top'],
  ['a browser that sent some', { cookie: 'me=0' }, '/de/cart', '/de/cart'],
  ['script, which tells by itself', { 'next-action': 'a' }, '/de/cart', '/de/cart'],
])('%s', async (_, headers, path, to) => {
  request.headers = new Headers(headers as Record<string, string>);
  expect(await needingCookies(path)).toBe(to);
});
