/** "Log in" stands on pages that are the same for everybody, and leads back to the one on which it was pressed. */
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { backWithoutSignIn, loginLeadingBack } from '@/lib/sign-in/way-back';
import { middleware } from '@/middleware';

const site = 'http://shop.example';

test.each([
  ['/login', '/restaurants?open=1', '/login?returnTo=%2Frestaurants%3Fopen%3D1'],
  ['/de/login', '/de/cart', '/de/login?returnTo=%2Fde%2Fcart'],
  ['/login?referral_code=A1', '/shops', '/login?referral_code=A1&returnTo=%2Fshops'],
])('%s opened from %s leads back there', (login, before, to) => {
  expect(leading(login, `${site}${before}`)).toBe(to);
});

test.each([
  ['the start', '/de/login', `${site}/de`],
  ['another page for signing in', '/login', `${site}/register`],
  ['itself, reloaded', '/login', `${site}/login?way=phone`],
  ['the address picker', '/login', `${site}/address`],
  ['a call', '/login', `${site}/api/sign-in/link?oobCode=1`],
  ['a path out of the site', '/login', `${site}//evil.example/`],
  ['a path that is too long', '/login', `${site}/search?q=${'x'.repeat(1000)}`],
  ['another site', '/login', 'https://evil.example/restaurants'],
  ['nowhere', '/login', ''],
])('from %s there is no way back to name', (_, login, before) => {
  expect(leading(login, before)).toBeNull();
});

test('a way back that is named wins, and other pages need none', () => {
  expect(leading('/login?returnTo=%2Fcart', `${site}/restaurants`)).toBeNull();
  expect(leading('/login?returnTo=', `${site}/restaurants`)).toBeNull();
  expect(leading('/register', `${site}/restaurants`)).toBeNull();
});

test.each([
  ['/de/restaurants?open=1', '/restaurants?open=1'],
  ['/group/5#join', '/group/5#join'],
  ['/de', '/'],
  ['/wallet', '/'],
  ['/de/orders?past=1', '/'],
  ['/de/restaurant/5/ordered?product=1', '/'],
])('who came from %s and does not sign in goes to %s', (back, to) => {
  expect(backWithoutSignIn(back)).toBe(to);
});

describe('a visit to the login page', () => {
  beforeEach(() => {
    vi.stubEnv('API_URL', 'https://api.test');
    vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  });

  test('is led to the same page with the way back in its query, which outlives a refused form', async () => {
    expect(await leadsTo({ referer: `${site}/restaurants` })).toBe(`${site}/login?returnTo=%2Frestaurants`);
  });

  test('that a notice waits for is not: who has just signed out was on a page of theirs', async () => {
    expect(await leadsTo({ referer: `${site}/orders/5`, cookie: 'notice=key%3DsignedOut' })).toBeNull();
  });

  test('by a form is answered by the page, which alone knows the form', async () => {
    expect(await leadsTo({ referer: `${site}/restaurants`, origin: site }, 'POST')).toBeNull();
  });
});

function leading(login: string, referer: string): string | null {
  return loginLeadingBack(new URL(login, site), new Headers({ host: 'shop.example', referer }), {});
}

async function leadsTo(sent: Record<string, string>, method = 'GET'): Promise<string | null> {
  const headers = { host: 'shop.example', ...sent };
  return (await middleware(new NextRequest(`${site}/login`, { method, headers }))).headers.get('location');
}
