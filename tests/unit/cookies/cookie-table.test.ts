/** What the table of cookies promises, whoever adds a row to it. */
import { expect, test } from 'vitest';
import { cookieAttributes, cookieName, cookieRule, personalCookies } from '@/lib/cookies/cookie-table';

/** Stocks and quantities are no secret, and sealed fewer of them would find room. */
const baskets = ['waiting', 'parked', 'undo'];
const drafts = ['application', 'wishes', 'draft', 'line-notes', 'parcel', 'unsent', 'uploads'];
const bound = ['customer', ...baskets, 'participant', ...drafts, 'push'];

test('what opens for one customer alone is sealed, but for baskets and their id, and what a script reads is not', () => {
  const personal = personalCookies('for-good').map(name => ({ name, ...cookieRule(name) }));
  const own = personal.filter(rule => rule.goesWith === 'customer');
  expect(own.map(({ name }) => name)).toEqual(bound);
  expect(own.filter(({ sealed }) => !sealed).map(({ name }) => name)).toEqual(['customer', ...baskets]);
  expect(personal.filter(({ httpOnly, sealed }) => !httpOnly && sealed)).toEqual([]);
});

test('who leaves for good leaves nothing of theirs, whose session has ended what opens for them alone', () => {
  const forGood = personalCookies('for-good');
  expect(forGood).toEqual(
    expect.arrayContaining(['session', 'me', 'cart', 'waiting', 'parked', 'undo', 'shown', 'pay']),
  );
  expect(personalCookies('ended')).toEqual(forGood.filter(name => !bound.includes(name)));
});

test('the view, the language and the address belong to the device', () => {
  const forGood: string[] = personalCookies('for-good');
  expect(['view', 'locale', 'address', 'notice'].filter(name => forGood.includes(name))).toEqual([]);
});

test('a cookie is set for the whole site, secure where the site is', () => {
  expect(cookieAttributes('session', true)).toEqual({
    path: '/',
    sameSite: 'lax',
    maxAge: 604_800,
    httpOnly: true,
    secure: true,
  });
  expect(cookieAttributes('view', false)).toMatchObject({ httpOnly: false, secure: false, maxAge: 31_536_000 });
});

test('on https every name is bound to the host', () => {
  expect(cookieName('session', true)).toBe('__Host-session');
  expect(cookieName('view', false)).toBe('view');
});
