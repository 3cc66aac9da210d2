/** A browser that a customer has used: what remains of them there, and how it visits pages. */
import { NextRequest, type NextResponse } from 'next/server';
import { envelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { readBasket, readParked, writeBasket, writeParked } from '@/lib/cart/basket-cookies';
import { emptyDraft } from '@/lib/checkout/draft';
import { readDraft, writeDraft } from '@/lib/checkout/draft-cookie';
import { keepWishes } from '@/lib/checkout/lasting-wishes';
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
/** The page that everything here is done on. */
export const page = '/de/profile';
export const note = 'Ring twice';
export const basket = {
  shopId: '5',
  currency: 'base',
  lines: [{ uuid: crypto.randomUUID(), stockId: '7', quantity: 2, shown: 500, addons: [] }],
};

/** What must be gone; the names stand here by hand, because the table would agree with itself. */
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

/** They open for their customer alone, so they stay after a session that has ended. */
const boundToThem = ['draft', 'unsent', 'push', 'waiting', 'undo', 'parked', 'wishes'];

/** Signed in, with something of theirs in every cookie. */
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

export function boundLeft(): string[] {
  return boundToThem.filter(name => cookieJar.has(name));
}

/** What a person sees of the cookies that know their customer. */
export async function bound() {
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

/** What a browser sends along when a page's script asks. */
export const from = { referer: `${site}${page}`, host: new URL(site).host };

export function cartRequest(change?: object): NextRequest {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const url = `${site}/api/cart?locale=de&frame=1`;
  return new NextRequest(url, change ? { method: 'POST', body: JSON.stringify(change), headers } : { headers: from });
}

/** Returns where the middleware leads on, if anywhere. */
export async function visits(path: string): Promise<string | null> {
  return (await answers(path)).headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') ?? null;
}

/** Applies the middleware's cookies as a browser would. */
export async function answers(path: string): Promise<NextResponse> {
  const cookie = [...cookieJar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const answer = await middleware(new NextRequest(`${site}${path}`, { headers: { cookie } }));
  for (const { name, value } of answer.cookies.getAll())
    if (value === '') cookieJar.delete(name);
    else cookieJar.set(name, value);
  return answer;
}
