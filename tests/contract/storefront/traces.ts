/** Plays a browser that a customer has used: fills its cookies, reads what remains of them, and visits pages. */
import { NextRequest, type NextResponse } from 'next/server';
import { envelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { readBasket, readParked, writeBasket, writeParked } from '@/lib/cart/basket/basket-cookies';
import { emptyDraft } from '@/lib/checkout/draft/draft';
import { readDraft, writeDraft } from '@/lib/checkout/draft/draft-cookie';
import { keepWishes } from '@/lib/checkout/draft/lasting-wishes';
import { keepUnsent, readUnsent } from '@/lib/forms/unsent';
import { requestPathHeader } from '@/lib/paths/request-path';
import { writeConfirmation } from '@/lib/profile/confirmation';
import { signedInSchema } from '@/lib/profile/schema';
import { keepPushToken, readPushToken } from '@/lib/push/token-cookie';
import { readSession } from '@/lib/session/session';
import { completeSignIn } from '@/lib/sign-in/complete-sign-in';
import { middleware } from '@/middleware';
import { type Customer, password } from '../../support/customers.ts';
import { cookieJar, request } from '../../unit/stubs/next-headers.ts';
import { newCustomer } from './session.ts';

export const site = 'http://127.0.0.1:3000';
/** The page from which everything here is done. */
export const page = '/de/profile';
export const note = 'Ring twice';
export const basket = {
  shopId: '5',
  currency: 'base',
  lines: [{ uuid: crypto.randomUUID(), stockId: '7', quantity: 2, shown: 500, addons: [] }],
};

/**
 * The cookies that must be gone. The names are listed by hand, because the table of cookies would agree with itself.
 */
const traces = [
  'begun.a',
  'shown',
  'pay',
  'recent',
  'seen',
  'liked',
  'deleted-address',
  'entry',
  'sign-in',
  'confirmation',
];

/** Cookies that only their own customer can read, so they stay when a session has ended. */
const boundToThem = ['draft', 'unsent', 'push', 'waiting', 'undo', 'parked', 'wishes'];

/** Signs in a new customer and fills every cookie. */
export async function customerWithTraces(): Promise<Customer> {
  const customer = await newCustomer();
  request.headers = new Headers({ [requestPathHeader]: page });
  for (const name of traces) cookieJar.set(name, 'left');
  for (const name of ['waiting', 'undo', 'shown'] as const) await writeBasket(name, basket);
  await writeParked([basket]);
  await writeDraft({ ...emptyDraft, note });
  await keepWishes({ noCalls: true, allergens: ['milk'] });
  await keepUnsent((await readSession())?.customer.id ?? '', page, { firstname: 'Stella' });
  await keepPushToken((await readSession())?.customer.id ?? '', 'a-token');
  return customer;
}

export function tracesLeft(): string[] {
  return ['session', 'me', 'cart', ...traces].filter(name => cookieJar.has(name));
}

export function boundTracesLeft(): string[] {
  return boundToThem.filter(name => cookieJar.has(name));
}

/** Reads the cookies that name their customer, as the present customer can read them. */
export async function keptForCustomer() {
  const baskets = [await readBasket('waiting'), await readBasket('undo'), ...(await readParked())];
  return {
    note: (await readDraft())?.note ?? null,
    unsent: await readUnsent(),
    push: await readPushToken(),
    baskets: baskets.flatMap(basket => basket?.shopId ?? []),
  };
}

export const nothing = { note: null, unsent: {}, push: null, baskets: [] };
export const theirs = { note, unsent: { firstname: 'Stella' }, push: 'a-token', baskets: ['5', '5', '5'] };

export async function signsInAs({ email }: Pick<Customer, 'email'>): Promise<void> {
  const body = { email, password };
  const schema = envelope(signedInSchema);
  const signedIn = await liveApi({ path: 'auth/login', method: 'POST', body, locale: 'en', schema });
  if (!signedIn.ok) throw new Error('cannot sign in');
  await completeSignIn(signedIn.value, { way: 'password', locale: 'en', back: '/' });
}

export function formPost(fields: Record<string, string>): Request {
  return new Request(`${site}/api`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

export async function provesDeletion(): Promise<void> {
  const customerId = (await readSession())?.customer.id ?? '';
  const proof = { change: 'deletion', to: '', step: 'proven', provenAt: Date.now(), code: null } as const;
  await writeConfirmation({ customer: customerId, ...proof });
}

/** The headers that a browser adds to a call by a page's script. */
export const from = { referer: `${site}${page}`, host: new URL(site).host };

export function cartRequest(change?: object): NextRequest {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const url = `${site}/api/cart?locale=de&frame=1`;
  return new NextRequest(url, change ? { method: 'POST', body: JSON.stringify(change), headers } : { headers: from });
}

/** Visits a path. Returns the path to which the middleware redirects; null where it does not. */
export async function redirectOfVisit(path: string): Promise<string | null> {
  return (await visit(path)).headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') ?? null;
}

/** Visits a path, and applies the cookies of the middleware's answer as a browser would. */
export async function visit(path: string): Promise<NextResponse> {
  const cookie = [...cookieJar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const answer = await middleware(new NextRequest(`${site}${path}`, { headers: { cookie } }));
  for (const { name, value } of answer.cookies.getAll())
    if (value === '') cookieJar.delete(name);
    else cookieJar.set(name, value);
  return answer;
}
