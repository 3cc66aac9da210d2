/** What is left of a customer whose session has ended or expired, wherever the storefront hears of it. */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { POST as changeCartRoute, GET as readCartRoute } from '@/app/api/cart/route';
import { POST as deleteAccount } from '@/app/api/delete-account/route';
import { GET as openInvoice } from '@/app/api/orders/[id]/invoice/route';
import { GET as readOwnAddresses } from '@/app/api/own-addresses/route';
import { GET as downloadData } from '@/app/api/own-data/route';
import { POST as signOut } from '@/app/api/sign-out/route';
import { GET as countUnread } from '@/app/api/unread/route';
import { giveUpChange } from '@/lib/account/owner-actions';
import { encodeBasket } from '@/lib/cart/basket/basket';
import type { CartResponse } from '@/lib/cart/response/types';
import { checkOut } from '@/lib/checkout/actions';
import { readUnsent } from '@/lib/forms/unsent';
import { requestPathHeader } from '@/lib/paths/request-path';
import { saveDetails } from '@/lib/profile/actions';
import { signInAgain } from '@/lib/session/end-session';
import { readSession } from '@/lib/session/session';
import { middleware } from '@/middleware';
import type { Customer } from '../../support/customers.ts';
import { cookieJar, request } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';
import {
  basket,
  cartRequest,
  customerWithTraces,
  formPost,
  from,
  keptForCustomer,
  nothing,
  page,
  provesDeletion,
  redirectOfVisit,
  signsInAs,
  site,
  theirs,
  tracesLeft,
} from '../storefront/traces.ts';

beforeAll(openStorefront);

let customer: Customer;
beforeEach(async () => {
  customer = await customerWithTraces();
});

function locationOf({ headers }: Response): string | null {
  return headers.get('location');
}

/** The path that a page redirects to while it is rendered. */
async function redirectOf(rendering: Promise<unknown>): Promise<string> {
  const { digest = '' } = await rendering.then(
    () => ({}) as { digest?: string },
    error => error,
  );
  return digest.split(';')[2] ?? '';
}

const loginOf = async (answer: Response): Promise<string> => (await answer.json()).login;

/** Each way in which the storefront hears that a session has ended, and where it leads the browser then. */
const ends: [string, () => Promise<string | null>][] = [
  ['an action', async () => (await posts(saveDetails, { firstname: 'Stella' }, page)).to],
  ['a page', () => redirectOf(signInAgain())],
  ['reading the cart', async () => loginOf(await readCartRoute(cartRequest()))],
  ['changing the cart', async () => loginOf(await changeCartRoute(cartRequest({ do: 'clear' })))],
  [
    'reading the addresses',
    async () => loginOf(await readOwnAddresses(new NextRequest(`${site}/api/own-addresses`, { headers: from }))),
  ],
  [
    'downloading the data',
    async () => locationOf(await downloadData(new NextRequest(`${site}/api/own-data?to=${page}`))),
  ],
  [
    'opening an invoice',
    async () =>
      locationOf(
        await openInvoice(new NextRequest(`${site}/api/orders/5/invoice?locale=de`), {
          params: Promise.resolve({ id: '5' }),
        }),
      ),
  ],
  [
    'deleting the account',
    async () => provesDeletion().then(async () => locationOf(await deleteAccount(formPost({ to: page, sure: '1' })))),
  ],
];

test.each(ends)('a token that ends in %s takes all along that is not sealed to its customer', async (_, end) => {
  await customer.endsSessions();
  expect(await redirectOfVisit((await end()) ?? '')).toMatch(/^\/de\/login\?returnTo=/);
  expect(tracesLeft()).toEqual([]);
  expect(new URLSearchParams(cookieJar.get('notice')).get('key')).toBe('unauthorized');
  expect(await keptForCustomer()).toEqual(nothing);
  await signsInAs(customer);
  expect(await keptForCustomer()).toEqual(theirs);
});

test.each(ends)('a late 401 in %s ends no session that has begun since', async (_, end) => {
  await customer.endsSessions();
  const path = (await end()) ?? '';
  await signsInAs(customer);
  const fresh = cookieJar.get('session');
  expect(await redirectOfVisit(path)).toMatch(/^\/de\/(profile|cart|orders\/5)$/);
  expect(cookieJar.get('session')).toBe(fresh);
  expect((await readSession())?.customer.email).toBe(customer.email);
});

/** Those that end it while the cookie was still there, not those for which somebody has to be signed in. */
const expires = ends.filter(([way]) => !/page|deleting/.test(way));

test.each(expires)('a session that has expired with its cookie is found out in %s', async (_, end) => {
  cookieJar.delete('session');
  expect(await redirectOfVisit((await end()) ?? '')).toMatch(/^\/de\/login\?returnTo=/);
  expect(tracesLeft()).toEqual([]);
  expect(new URLSearchParams(cookieJar.get('notice')).get('key')).toBe('unauthorized');
});

test.each(['/de/cart', '/de/checkout', '/de/orders/5?x=1', '/de/profile'])(
  'a page of the customer’s own leads to the login page once their session has expired: %s',
  async path => {
    cookieJar.delete('session');
    expect(await redirectOfVisit(path)).toBe(`/de/login?${new URLSearchParams({ returnTo: path })}`);
    expect(tracesLeft()).toEqual([]);
    expect(new URLSearchParams(cookieJar.get('notice')).get('key')).toBe('unauthorized');
  },
);

test.each(['/', '/de/restaurants', '/de/search?q=soup', '/de/login'])(
  'a page that shows nothing of theirs forgets them on the way: %s',
  async path => {
    cookieJar.delete('session');
    expect(await redirectOfVisit(path)).toBeNull();
    expect(tracesLeft()).toEqual(path.includes('q=') ? ['recent'] : []);
    expect(cookieJar.get('recent') ?? '').not.toContain('left');
    await signsInAs(customer);
    expect(await keptForCustomer()).toEqual(theirs);
  },
);

test('a link that names no session costs a guest nothing', async () => {
  await freshBrowser();
  cookieJar.set('cart', encodeBasket(basket));
  cookieJar.set('me', '0.2');
  expect(await redirectOfVisit('/login?ended=none&returnTo=%2Fcart')).toBe('/login?returnTo=%2Fcart');
  expect(cookieJar.has('cart')).toBe(true);
  expect(cookieJar.has('notice')).toBe(false);
});

test.each([
  ['ended', () => customer.endsSessions()],
  ['expired', async () => void cookieJar.delete('session')],
])('the menu’s count asks for itself: whose session has %s reads none, and is not led away', async (_, ends) => {
  await ends();
  const before = [...cookieJar.keys()];
  const answer = await countUnread();
  expect([answer.status, await answer.json()]).toEqual([200, { unread: 0 }]);
  expect([...cookieJar.keys()]).toEqual(before);
});

test('a client navigation ends nothing: the document that follows it does, and shows why', async () => {
  const path = await redirectOf(signInAgain());
  const headers = { cookie: `session=${cookieJar.get('session')}`, 'sec-fetch-dest': 'empty' };
  const answer = await middleware(new NextRequest(`${site}${path}`, { headers }));
  expect(answer.status).toBe(204);
  expect(answer.cookies.getAll()).toEqual([]);
});

test.each([
  ['opened', '&frame=1'],
  ['read in the background', ''],
])('a cart %s shows no basket of an ended session, and leads to the login page', async (_, frame) => {
  await customer.endsSessions();
  const asked = new NextRequest(`${site}/api/cart?locale=de${frame}`, { headers: from });
  const answer: CartResponse = await (await readCartRoute(asked)).json();
  expect(answer).toMatchObject({ cart: null, count: 0, waiting: null, parked: [], canUndo: false, status: 'login' });
  const login = new URL(answer.login ?? '', site);
  expect([login.pathname, login.searchParams.get('returnTo')]).toEqual(['/de/login', page]);
});

test('what was typed while the session expired is there again for whose page it was, and for nobody else', async () => {
  const whose = (await readSession())?.customer.id ?? '';
  cookieJar.delete('session');
  const typed = { firstname: 'Stella', lastname: 'Long to type' };
  const { to } = await posts(saveDetails, { ...typed, 'shown-to': whose }, page);
  expect(to).toContain('/login?');
  request.headers.set(requestPathHeader, page);
  expect(await readUnsent(), 'nobody is signed in').toEqual({});
  await signsInAs(customer);
  request.headers.set(requestPathHeader, page);
  expect(await readUnsent()).toMatchObject(typed);
});

test('a form with nothing to type leaves nothing that waits to be saved', async () => {
  const whose = (await readSession())?.customer.id ?? '';
  cookieJar.delete('session');
  expect((await posts(giveUpChange, { 'shown-to': whose }, page)).to).toContain('/login?');
  await signsInAs(customer);
  request.headers.set(requestPathHeader, page);
  expect(await readUnsent()).toEqual({});
});

test('a checkout that was sent after its session had expired is as it was sent, for whose page it was', async () => {
  const whose = (await readSession())?.customer.id ?? '';
  cookieJar.delete('session');
  const { to } = await posts(checkOut, { shop: '5', note: 'Long to type', 'shown-to': whose }, '/de/checkout');
  expect(to).toContain('/login?');
  expect((await keptForCustomer()).note, 'nobody is signed in').toBeNull();
  await signsInAs(customer);
  expect((await keptForCustomer()).note).toBe('Long to type');
});

const elsewhere = { note: 'Long to type', shop: '5', intent: 'order' };

test('a checkout of whose session has ended in another tab waits for them, and for no guest', async () => {
  const whose = (await readSession())?.customer.id ?? '';
  await customer.endsSessions();
  await redirectOfVisit(await redirectOf(signInAgain()));
  const sent = await posts(checkOut, { ...elsewhere, 'shown-to': whose }, '/de/checkout');
  expect(sent).toMatchObject({ to: '/de/login?returnTo=%2Fde%2Fcheckout', notice: 'unauthorized' });
  expect((await keptForCustomer()).note, 'nobody is signed in').toBeNull();
  await signsInAs(customer);
  expect((await keptForCustomer()).note).toBe('Long to type');
});

test('a checkout of who has signed out in another tab leads to the login page, and leaves nothing of theirs', async () => {
  const whose = (await readSession())?.customer.id ?? '';
  await signOut(formPost({}));
  const sent = await posts(checkOut, { ...elsewhere, 'shown-to': whose }, '/de/checkout');
  expect(sent).toMatchObject({ to: '/de/login?returnTo=%2Fde%2Fcheckout', notice: 'unauthorized' });
  expect(cookieJar.has('draft')).toBe(false);
});
