/**
 * The next person on a device: what is left of a customer once their session has ended, in each way that it can end.
 */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { POST as changeCartRoute, GET as readCartRoute } from '@/app/api/cart/route';
import { POST as deleteAccount } from '@/app/api/delete-account/route';
import { GET as downloadData } from '@/app/api/own-data/route';
import { POST as signOut } from '@/app/api/sign-out/route';
import { liveApi } from '@/lib/api/live';
import { single } from '@/lib/api/schema';
import { writeBasket, writeParked } from '@/lib/cart/basket-cookies';
import { addLine } from '@/lib/cart/change';
import type { CartResponse } from '@/lib/cart/response/types';
import { emptyDraft } from '@/lib/checkout/draft';
import { readDraft, writeDraft } from '@/lib/checkout/draft-cookie';
import { keepUnsent, readUnsent } from '@/lib/forms/unsent';

import { saveDetails } from '@/lib/profile/actions';
import { writeConfirmation } from '@/lib/profile/confirmation';
import { signedInSchema } from '@/lib/profile/schema';
import { keepPushToken, readPushToken } from '@/lib/push/token-cookie';
import { requestPathHeader } from '@/lib/request-path';
import { signInAgain } from '@/lib/session/end-session';
import { readSession } from '@/lib/session/session';
import { completeSignIn } from '@/lib/sign-in/complete-sign-in';
import { middleware } from '@/middleware';
import { type Customer, password } from '../support/customers.ts';
import { basketLine, isPlain } from '../support/offers.ts';
import { cookieJar, request } from '../unit/stubs/next-headers.ts';
import { shopIdOf } from './storefront/cart.ts';
import { posts } from './storefront/forms.ts';
import { catalog, customers, openStorefront } from './storefront/sandbox.ts';
import { freshBrowser, market, newCustomer } from './storefront/session.ts';

beforeAll(openStorefront);

const site = 'http://127.0.0.1:3000';
const page = '/de/profile';
const note = 'Ring twice';
const basket = {
  shopId: '5',
  currency: 'base',
  lines: [{ uuid: crypto.randomUUID(), stockId: '7', quantity: 2, shown: 500, addons: [] }],
};

/** What must be gone; the names stand here by hand, because the table would agree with itself. */
const traces = [
  'waiting',
  'undo',
  'shown',
  'parked',
  'pay',
  'recent',
  'liked',
  'deleted-address',
  'entry',
  'sign-in',
  'confirmation',
];

let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
  request.headers = new Headers({ [requestPathHeader]: page });
  for (const name of traces) cookieJar.set(name, 'left');
  for (const name of ['waiting', 'undo', 'shown'] as const) await writeBasket(name, basket);
  await writeParked([basket]);
  await writeDraft({ ...emptyDraft, note });
  await keepUnsent((await readSession())?.customer.id ?? '', page, { firstname: 'Stella' });
  await keepPushToken((await readSession())?.customer.id ?? '', 'a-token');
});

function tracesLeft(): string[] {
  return ['session', 'me', 'cart', ...traces].filter(name => cookieJar.has(name));
}

/** What a person sees of the cookies that know their customer. */
async function bound() {
  return { note: (await readDraft())?.note ?? null, unsent: await readUnsent(), push: await readPushToken() };
}

const nothing = { note: null, unsent: {}, push: null };
const theirs = { note, unsent: { firstname: 'Stella' }, push: 'a-token' };

async function signsInAs({ email }: Pick<Customer, 'email'>): Promise<void> {
  const body = { email, password };
  const schema = single(signedInSchema);
  const signedIn = await liveApi({ path: 'auth/login', method: 'POST', body, locale: 'en', schema });
  if (!signedIn.ok) throw new Error('cannot sign in');
  await completeSignIn(signedIn.value, { locale: 'en', back: '/' });
}

function formPost(fields: Record<string, string>): Request {
  return new Request(`${site}/api`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

async function provesDeletion(): Promise<void> {
  const customerId = (await readSession())?.customer.id ?? '';
  const proof = { change: 'deletion', to: '', step: 'proven', provenAt: Date.now(), code: null } as const;
  await writeConfirmation({ customer: customerId, ...proof });
}

function cartRequest(change?: object): NextRequest {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const url = `${site}/api/cart?locale=de&frame=1`;
  return new NextRequest(url, change ? { method: 'POST', body: JSON.stringify(change), headers } : {});
}

/** Applies the middleware's cookies as a browser would. */
async function visits(path: string): Promise<void> {
  const cookie = [...cookieJar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const answer = middleware(new NextRequest(`${site}${path}`, { headers: { cookie } }));
  for (const { name, value } of answer.cookies.getAll())
    if (value === '') cookieJar.delete(name);
    else cookieJar.set(name, value);
}

/** The path that a page redirects to while it is rendered. */
async function redirectOf(rendering: Promise<unknown>): Promise<string> {
  const { digest = '' } = await rendering.then(
    () => ({}) as { digest?: string },
    error => error,
  );
  return digest.split(';')[2] ?? '';
}

test('signing out leaves nothing but what the device has chosen', async () => {
  cookieJar.set('cart', 'left');
  expect((await signOut(formPost({ to: page }))).headers.get('location')).toBe('/de/login');
  expect(tracesLeft()).toEqual([]);
  expect(['draft', 'unsent', 'push'].filter(name => cookieJar.has(name))).toEqual([]);
  expect(cookieJar.has('address')).toBe(true);
});

test('deleting the account does so as well', async () => {
  await provesDeletion();
  expect((await deleteAccount(formPost({ to: page, sure: '1' }))).headers.get('location')).toBe('/de/login');
  expect(tracesLeft()).toEqual([]);
  expect(['draft', 'unsent', 'push'].filter(name => cookieJar.has(name))).toEqual([]);
});

test('another customer who signs in over a session finds nothing of it', async () => {
  await signsInAs(await customers.create());
  expect(tracesLeft()).toEqual(['session', 'me']);
  expect(await bound()).toEqual(nothing);
});

const ends: [string, () => Promise<unknown>][] = [
  ['an action', () => posts(saveDetails, { firstname: 'Stella' }, page)],
  ['a page', async () => visits(await redirectOf(signInAgain()))],
  ['reading the cart', () => readCartRoute(cartRequest())],
  ['changing the cart', () => changeCartRoute(cartRequest({ do: 'clear' }))],
  ['downloading the data', () => downloadData(new NextRequest(`${site}/api/own-data?to=${page}`))],
  ['deleting the account', () => provesDeletion().then(() => deleteAccount(formPost({ to: page, sure: '1' })))],
];

test.each(ends)('a token that ends in %s takes all along that is not sealed to its customer', async (_, end) => {
  await customer.endsSessions();
  await end();
  expect(tracesLeft()).toEqual([]);
  expect(new URLSearchParams(cookieJar.get('notice')).get('key')).toBe('unauthorized');
  expect(await bound()).toEqual(nothing);
  await signsInAs(customer);
  expect(await bound()).toEqual(theirs);
});

test('a client navigation ends nothing: the document that follows it does, and shows why', async () => {
  const path = await redirectOf(signInAgain());
  const headers = { cookie: `session=${cookieJar.get('session')}`, 'sec-fetch-dest': 'empty' };
  const answer = middleware(new NextRequest(`${site}${path}`, { headers }));
  expect(answer.status).toBe(204);
  expect(answer.cookies.getAll()).toEqual([]);
});

test('the next person to sign in finds nothing, nor do they as a guest before', async () => {
  await customer.endsSessions();
  await posts(saveDetails, { firstname: 'Stella' }, page);
  await signsInAs(await customers.create());
  expect(await bound()).toEqual(nothing);
});

const noCart = { cart: null, count: 0, waiting: null, parked: [], canUndo: false };

test('the cart that ends a session shows no basket of it, and leads to the login page', async () => {
  await customer.endsSessions();
  const answer: CartResponse = await (await readCartRoute(cartRequest())).json();
  expect(answer).toMatchObject({ ...noCart, status: 'login' });
  expect(answer.login).toBe(`/de/login?${new URLSearchParams({ returnTo: '/de/cart' })}`);
});

test('read in the background it says why the cart is empty, and leads nowhere', async () => {
  await customer.endsSessions();
  const answer: CartResponse = await (await readCartRoute(new NextRequest(`${site}/api/cart?locale=de`))).json();
  expect(answer).toMatchObject({ ...noCart, status: 'ok', message: { isError: true } });
  expect(answer.login).toBeUndefined();
  expect(tracesLeft()).toEqual([]);
});

test('what a guest has filled in and put into the cart comes along when they sign in', async () => {
  await freshBrowser();
  const dish = await catalog.offer(isPlain);
  await addLine(shopIdOf(dish), basketLine(dish, 1), market);
  await writeDraft({ ...emptyDraft, note });
  await signsInAs(await customers.create());
  const answer: CartResponse = await (await readCartRoute(cartRequest())).json();
  expect(answer).toMatchObject({ status: 'ok', count: 1 });
  expect(cookieJar.has('cart')).toBe(false);
  expect((await readDraft())?.note).toBe(note);
  // From here on it is theirs: it does not outlive their session for others.
  const { token = '' } = (await readSession()) ?? {};
  expect(token).not.toBe('');
  cookieJar.delete('session');
  expect(await readDraft()).toBeNull();
});
