/**
 * Whose is what is answered? Pages of the account without a session, with one that ended, and for many customers at
 * once.
 */
import type { APIRequest, APIRequestContext } from '@playwright/test';
import { type Customers, password } from '../../support/customers.ts';
import { postLoginForm } from '../shopper/login-form.ts';
import { expect, test } from '../story.ts';

const pages = [
  '/profile',
  '/notifications',
  '/addresses',
  '/addresses/new?text=x&latitude=41.3&longitude=69.2',
  '/addresses/1',
  '/orders',
];

test('a guest is led to the login page, and back to the same page', async ({ request }) => {
  for (const path of [...pages, '/ar/profile']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(307);
    const to = new URL(answer.headers().location ?? '', 'http://x');
    expect.soft(to.pathname, path).toBe(path.startsWith('/ar') ? '/ar/login' : '/login');
    expect.soft(to.searchParams.get('returnTo'), path).toBe(path);
  }
});

test('a session that ended is removed by the first page that hears of it', async ({ playwright, pair, customers }) => {
  // The form of a new address asks nothing before it is sent.
  const asking = pages.filter(path => !path.startsWith('/addresses/new'));
  for (const path of [...asking, '/orders/1', '/settings', '/address?returnTo=%2F', '/cart', '/checkout']) {
    const { customer, browser } = await signedIn(playwright.request, pair.site, customers);
    await customer.endsSessions();
    const answer = await browser.get(path);
    expect.soft(new URL(answer.url()).pathname, path).toBe('/login');
    const { cookies } = await browser.storageState();
    expect
      .soft(
        cookies.map(({ name }) => name),
        path,
      )
      .not.toContain('session');
    await browser.dispose();
  }
});

test('two customers on one server never see each other', async ({ playwright, pair, customers }) => {
  test.setTimeout(120_000);
  const enter = () => signedIn(playwright.request, pair.site, customers);
  const both = await Promise.all([enter(), enter()]);
  for (const { browser, customer } of both)
    expect(await (await browser.get('/profile')).text()).toContain(customer.email);
  const paths = [
    '/profile',
    '/api/me',
    '/',
    '/settings',
    '/restaurants',
    '/api/own-data?to=%2F',
    '/addresses',
    '/liked',
  ];
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(
      both.flatMap(({ browser }, who) =>
        paths.map(async path => {
          const text = await (await browser.get(path)).text();
          const other = both[1 - who]?.customer.email ?? '';
          expect(text.includes(other), `${path} shows somebody else`).toBe(false);
          if (/profile|me$|own-data/.test(path)) expect(text, path).toContain(both[who]?.customer.email ?? '');
        }),
      ),
    );
  }
  for (const { browser } of both) await browser.dispose();
});

test('after signing out nothing of the customer is left in the browser', async ({ playwright, pair, customers }) => {
  const { browser } = await signedIn(playwright.request, pair.site, customers);
  const out = await browser.post('/api/sign-out', {
    form: { to: '/' },
    headers: { 'sec-fetch-site': 'same-origin', cookie: `${await cookiesOf(browser)}; liked=1.2; recent=soup` },
    maxRedirects: 0,
  });
  expect(out.status()).toBe(303);
  expect(out.headers()['clear-site-data']).toBe('"cache", "storage"');
  const gone = out
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .filter(({ value }) => /Expires=Thu, 01 Jan 1970|Max-Age=0/i.test(value))
    .map(({ value }) => value.split('=')[0]);
  expect(gone).toEqual(expect.arrayContaining(['session', 'me', 'liked', 'recent']));
  expect(gone).not.toContain('address');
  await browser.dispose();
});

/** A browser without pages: its session is that of a plain form. */
async function signedIn(request: APIRequest, site: string, customers: Customers) {
  const customer = await customers.create();
  const browser = await request.newContext({ baseURL: site });
  await postLoginForm(browser, site, { login: customer.email, password });
  return { customer, browser };
}

async function cookiesOf(browser: APIRequestContext): Promise<string> {
  const { cookies } = await browser.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
