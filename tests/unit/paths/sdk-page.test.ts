/**
 * Google's hosts are let in where the operator has a project and the customer is offered something of it, nowhere else.
 */
import { expect, test } from 'vitest';
import { contentPolicy } from '@/lib/content-policy.mjs';
import { hasPolicyOf, sdkOf } from '@/lib/paths/sdk-page';

const project = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k' };
const push = { ...project, FIREBASE_APP_ID: '1:2:web:3', FIREBASE_VAPID_KEY: 'v' };
const sms = { ...project, SMS_SENDER: 'firebase' };

test.each([
  ['/en/base/login?way=phone', sms, 'captcha'],
  ['/en/base/login', sms, null],
  ['/en/base/login?way=link', sms, null],
  ['/en/base/login?way=phone', project, null],
  ['/en/base/login?way=phone', { SMS_SENDER: 'firebase' }, null],
  ['/en/base/login?way=phone', { ...sms, FIREBASE_API_KEY: undefined }, null],
  ['/en/base/settings', push, 'push'],
  ['/en/base/settings', { ...push, FIREBASE_APP_ID: undefined }, null],
  ['/en/base/settings', { ...push, FIREBASE_VAPID_KEY: undefined }, null],
  ['/en/base/settings', project, null],
  ['/en/base/profile', push, null],
  ['/en/base/profile', sms, 'captcha'],
  ['/en/base/shop/5/find/settings', push, null],
])('%s with %o: %s', (address, env, sdk) => {
  const [page = '', search] = address.split('?');
  expect(sdkOf({ page, query: new URLSearchParams(search), isSignedIn: true }, env)).toBe(sdk);
});

test('a guest is not offered what belongs to an account', () => {
  const guest = { query: new URLSearchParams(), isSignedIn: false };
  expect(sdkOf({ ...guest, page: '/en/base/settings' }, push)).toBeNull();
  expect(sdkOf({ ...guest, page: '/en/base/profile' }, sms)).toBeNull();
});

test.each([
  ['/profile', '/profile?saved=1', true],
  ['/profile', '/orders', false],
  ['/profile', null, false],
  ['/login?way=phone', '/login?way=phone', true],
  ['/login?way=phone', '/login', false],
  ['/orders', '/', true],
])('%s asked for from %s has its policy: %s', (to, from, hasPolicy) => {
  const [pathname = '', search] = to.split('?');
  const referer = from === null ? null : `https://site.test${from}`;
  const visit = {
    page: `/en/base${pathname}`,
    query: new URLSearchParams(search),
    isSignedIn: true,
    pathname,
    referer,
  };
  expect(hasPolicyOf(sdkOf(visit, sms), visit, sms)).toBe(hasPolicy);
});

test('a page without the SDK names no other host, and no page lets one in for everything', () => {
  const foreign = (policy: string) =>
    policy.split('; ').filter(part => part.includes('google') || part.includes('gstatic'));
  expect(foreign(contentPolicy({ isDevelopment: false }))).toEqual([]);
  expect(foreign(contentPolicy({ isDevelopment: false, sdk: 'push' }))).toEqual([
    "connect-src 'self' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com",
  ]);
  expect(foreign(contentPolicy({ isDevelopment: false, sdk: 'captcha' })).map(part => part.split(' ')[0])).toEqual([
    'script-src',
    'connect-src',
    'frame-src',
  ]);
});
