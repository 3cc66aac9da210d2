import { describe, expect, test } from 'vitest';
import { missing, route } from '@/lib/route';
import { answerOf, visit } from './visit.ts';

describe('a public address is answered by an inner page', () => {
  test.each([
    ['/', '/en/base/near/anywhere'],
    ['/de', '/de/base/near/anywhere'],
    ['/ar/', '/ar/base/near/anywhere'],
    ['/restaurants', '/en/base/near/anywhere/restaurants'],
    ['/de/shops', '/de/base/near/anywhere/shops'],
    ['//restaurants///', '/en/base/near/anywhere/restaurants'],
    ['/search?q=ramen', '/en/base/near/anywhere/search?q=ramen'],
    ['/address', '/en/base/address'],
    ['/restaurants/map?open=1', '/en/base/near/anywhere/restaurants/map/filtered?open=1'],
    ['/promotions', '/en/base/near/anywhere/promotions'],
    ['/recipes', '/en/base/recipes'],
    ['/deliver', '/en/base/deliver'],
    ['/affiliate', '/en/base/affiliate'],
    ['/branches/5', '/en/base/near/anywhere/branches/5'],
    ['/banner/3', '/en/base/banner/3'],
    ['/cart', '/en/base/cart'],
    ['/login?returnTo=%2Fcart', '/en/base/login?returnTo=%2Fcart'],
    ['/de/checkout', '/de/base/checkout'],
  ])('%s', (address, inner) => {
    expect(answerOf(address)).toBe(inner);
  });
});

describe('what belongs to a customer', () => {
  test.each([
    ['/verify-phone', '/en/base/verify-phone'],
    ['/ar/register?referral_code=A1', '/ar/base/register?referral_code=A1'],
    ['/welcome', '/en/base/welcome'],
    ['/update-password', '-> /login?returnTo=%2Fupdate-password'],
    ['/orders', '-> /login?returnTo=%2Forders'],
    ['/profile', '-> /login?returnTo=%2Fprofile'],
    ['/ar/notifications?page=2', '-> /ar/login?returnTo=%2Far%2Fnotifications%3Fpage%3D2'],
    ['/addresses/12', '-> /login?returnTo=%2Faddresses%2F12'],
    ['/refunds', '-> /login?returnTo=%2Frefunds'],
    ['/orders/12/refund', '-> /login?returnTo=%2Forders%2F12%2Frefund'],
    ['/settings', '/en/base/settings'],
    ['/ar/liked', '/ar/base/liked'],
    ['/ar/orders/12?page=2', '-> /ar/login?returnTo=%2Far%2Forders%2F12%3Fpage%3D2'],
  ])('%s leads to the door', (address, answer) => {
    expect(answerOf(address)).toBe(answer);
  });

  test.each([
    ['/orders?page=2', '/en/base/orders?page=2'],
    ['/ar/orders/12', '/ar/base/orders/12'],
    ['/orders/x', missing],
    ['/chat/0123456789abcdefGHIJ?wait=1', '/en/base/chat/0123456789abcdefGHIJ?wait=1'],
    ['/orders/12/more', missing],
    ['/ar/orders/12/refund', '/ar/base/orders/12/refund'],
    ['/orders/12/review', '/en/base/orders/12/review'],
    ['/orders/x/refund', missing],
    ['/refunds?page=2', '/en/base/refunds?page=2'],
    ['/de/group/501?g=64&o=118&t=shop&k=a_B-1&utm_source=chat', '/de/base/group/501?g=64&o=118&t=shop&k=a_B-1'],
    ['/group/501/terms', '/en/base/group/501/terms'],
    ['/group/501/x', missing],
    ['/group/me', missing],
    ['/chat/new?shop=5', '/en/base/chat/new?shop=5'],
    ['/wallet/top-up', '/en/base/wallet/top-up'],
    ['/wallet/send', '/en/base/wallet/send'],
    ['/wallet/x', missing],
    ['/reservations/5', '/en/base/reservations/5'],
    ['/reservations/x', missing],
    ['/parcels/5', '/en/base/parcels/5'],
    ['/parcels/new?review=1', '/en/base/parcels/new?review=1'],
    ['/addresses', '/en/base/addresses'],
    ['/addresses/new?text=x', '/en/base/addresses/new?text=x'],
    ['/ar/addresses/12', '/ar/base/addresses/12'],
    ['/addresses/x', missing],
    ['/addresses/12/more', missing],
    ['/profile/x', missing],
  ])('%s is open to whoever is signed in', (address, inner) => {
    expect(answerOf(address, { isSignedIn: true })).toBe(inner);
  });

  test.each([
    ...['cart', 'checkout', 'group/501', 'orders', 'refunds', 'address', 'profile', 'settings', 'notifications'],
    ...['addresses', 'chat', 'liked', 'wallet', 'reservations', 'parcels', 'be-seller', 'referrals', 'welcome'],
    'login',
  ])('/%s is never kept for others', page => {
    expect(visit(`/${page}`, { isSignedIn: true })).toMatchObject({ kind: 'page', isOwn: true });
  });

  test('what everybody sees may be kept', () => {
    for (const page of ['/', '/shop/5', '/restaurants?open=1', '/recipes'])
      expect(visit(page)).toHaveProperty('isOwn', false);
  });

  test('a form that was posted stays where its action is', () => {
    expect(answerOf('/profile', { isSubmission: true })).toBe('/en/base/profile');
    expect(answerOf('/', { isSubmission: true, payingCookie: 'cart' })).toBe('/en/base/near/anywhere');
    expect(answerOf('/orders/5', { isSubmission: true, localeCookie: 'de' })).toBe('/en/base/orders/5');
    expect(answerOf('/shops?open=', { isSubmission: true })).toBe('/en/base/near/anywhere/shops/filtered?open=');
  });
});

describe('filters', () => {
  test.each([
    ['/shops?open=1', '/en/base/near/anywhere/shops/filtered?open=1'],
    ['/shops?take=1&take=2', '/en/base/near/anywhere/shops/filtered?take=1&take=2'],
    ['/shops?utm_source=x&fbclid=y', '/en/base/near/anywhere/shops'],
    ['/shops?utm_source=x&open=1', '/en/base/near/anywhere/shops/filtered?open=1'],
    ['/shop/5?utm_source=x', '/en/base/shop/5/menu'],
    ['/?utm_source=x', '/en/base/near/anywhere'],
    ['/shops?utm_source=&open=1', '/en/base/near/anywhere/shops/filtered?open=1'],
  ])('%s: a foreign key changes nothing', (address, inner) => {
    expect(answerOf(address)).toBe(inner);
  });
});

describe('views', () => {
  test.each([
    ['2_dark_41290x69220', '/en/2/near/41290x69220'],
    ['base_system_anywhere', '/en/base/near/anywhere'],
    ['../../x_dark_anywhere', '/en/base/near/anywhere'],
    ['2', '/en/2/near/anywhere'],
    ['99999999_light_99999x1', '/en/base/near/anywhere'],
    ['0_light_041290x69220', '/en/base/near/anywhere'],
    ['', '/en/base/near/anywhere'],
  ])('of the cookie "%s"', (viewCookie, inner) => {
    expect(answerOf('/', { viewCookie })).toBe(inner);
  });
});

describe('what does not exist', () => {
  test.each([
    '/nothing',
    '/shops/5',
    '/restaurants/x',
    '/banner',
    '/banner/x',
    '/branches/x',
    '/banner/3/x',
    '/search/x',
    '/cart/x',
    '/.env',
    '/shop/5.php',
    '/wp-login.php',
    '/shop/%2e%2e%2fadmin',
    '/de/de',
    '/%00',
  ])('%s is a 404', address => {
    expect(answerOf(address)).toBe(missing);
  });

  test('in the language of its address', () => {
    expect(visit('/ar/nothing')).toMatchObject({ inner: missing, locale: 'ar', isOwn: false });
  });
});

describe('redirects', () => {
  test.each([
    ['/en', '-> /'],
    ['/en/shops?open=1', '-> /shops?open=1'],
    ['/en//evil.example', '-> /evil.example'],
    ['/shops?open=&sort=', '-> /shops'],
    ['/de/restaurants?open=1&from=&to=&utm_source=x', '-> /de/restaurants?open=1&utm_source=x'],
    ['//evil.example/?page=', '-> /evil.example'],
    ['/en/base/near/anywhere', '-> /'],
    ['/de/2/near/41290x69220/shops', '-> /de/shops'],
    ['/de/2/near/anywhere/shops/filtered', '-> /de/shops'],
  ])('%s %s', (address, answer) => {
    expect(answerOf(address)).toBe(answer);
  });

  test('for good only from a spelling of ours that nobody should use', () => {
    const lasts = (...asked: Parameters<typeof visit>) => visit(...asked).kind === 'redirect' && visit(...asked);
    expect(lasts('/en/shops')).toHaveProperty('isPermanent', true);
    const visits: Parameters<typeof visit>[] = [
      ['/', { payingCookie: 'cart' }],
      ['/', { localeCookie: 'de' }],
      ['/shops', { offered: ['de'] }],
      ['/shop/5?coupon=A1'],
      ['/shops?open='],
      ['/orders'],
    ];
    for (const asked of visits) expect(lasts(...asked), asked[0]).toHaveProperty('isPermanent', false);
  });

  test('never leave the site', () => {
    for (const address of [
      '/en//evil.example',
      '/en/\\evil.example',
      '/en/base//evil.example',
      '/en/base/near/x//evil.example',
    ]) {
      const answer = visit(address);
      if (answer.kind === 'redirect') expect(new URL(answer.to, 'https://ours.example').host).toBe('ours.example');
    }
  });

  test('to the language of the cookie only on arrival at the start page, and not for good', () => {
    const german = { localeCookie: 'de' };
    expect(visit('/', german)).toEqual({ kind: 'redirect', to: '/de', isPermanent: false });
    expect(answerOf('/', { ...german, isFromInside: true })).toBe('/en/base/near/anywhere');
    expect(answerOf('/shops', german)).toBe('/en/base/near/anywhere/shops');
    expect(answerOf('/shop/5', german)).toBe('/en/base/shop/5/menu');
    for (const localeCookie of ['xx', '//evil.example'])
      expect(answerOf('/', { localeCookie })).toBe('/en/base/near/anywhere');
    expect(answerOf('/?from=home-screen', german)).toBe('-> /de?from=home-screen');
  });
});

describe('in a language that the marketplace does not have', () => {
  test.each([
    ['/shops', { offered: ['de', 'ar'] }, '-> /de/shops'],
    ['/shops', { offered: ['de', 'ar'], localeCookie: 'ar' }, '-> /ar/shops'],
    ['/shops', { offered: ['de', 'ar'], localeCookie: 'fr' }, '-> /de/shops'],
    ['/shops', { offered: ['de'], isSubmission: true }, '/en/base/near/anywhere/shops'],
    ['/ar/shops', { offered: ['de', 'ar'] }, '/ar/base/near/anywhere/shops'],
    ['/', { offered: ['en', 'de'], localeCookie: 'ar' }, '/en/base/near/anywhere'],
  ] satisfies [...Parameters<typeof visit>, string][])('%s with %o: %s', (address, asked, answer) => {
    expect(answerOf(address, asked)).toBe(answer);
  });
});

describe('the language chosen before', () => {
  const start = { path: '/', query: new URLSearchParams(), localeCookie: 'de' };

  test('who is led back to an order from outside finds it in the language chosen before', () => {
    expect(route({ ...start, path: '/orders/5' })).toMatchObject({ kind: 'redirect', to: '/de/orders/5' });
    expect(route({ ...start, path: '/group/5' }), 'an invitation').toMatchObject({ to: '/de/group/5' });
    expect(route({ ...start, path: '/orders/5', isFromInside: true, isSignedIn: true })).toMatchObject({
      locale: 'en',
    });
    expect(route({ ...start, path: '/orders', isSignedIn: true })).toMatchObject({ kind: 'page', locale: 'en' });
  });
});

describe('whoever comes back from a payment provider to the start page is told how the order stands', () => {
  test.each([
    ['/', { payingCookie: 'cart' }, '-> /checkout?back=1'],
    ['/', { payingCookie: '7' }, '-> /orders/7'],
    ['/ar', { payingCookie: 'wallet' }, '-> /ar/wallet?back=1'],
    ['/de', { payingCookie: 'parcel-7' }, '-> /de/parcels/7'],
    ['/', { payingCookie: 'cart', localeCookie: 'de' }, '-> /de/checkout?back=1'],
    ['/ar', { payingCookie: 'cart', localeCookie: 'de' }, '-> /ar/checkout?back=1'],
    ['/', { payingCookie: '//evil.test' }, '-> /checkout?back=1'],
    ['/', { payingCookie: 'cart', isFromInside: true }, '/en/base/near/anywhere'],
    ['/restaurants', { payingCookie: 'cart' }, '/en/base/near/anywhere/restaurants'],
    ['/de/restaurants', { payingCookie: 'cart' }, '/de/base/near/anywhere/restaurants'],
  ])('%s with %o: %s', (address, asked, answer) => {
    expect(answerOf(address, asked)).toBe(answer);
  });
});
