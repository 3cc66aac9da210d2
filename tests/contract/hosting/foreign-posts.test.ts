/** Posts of other sites, by browsers that say it in either way: nothing changes, wherever they are sent. */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { POST as changeCart } from '@/app/api/cart/route';
import { POST as deleteAccount } from '@/app/api/delete-account/route';
import { POST as signOut } from '@/app/api/sign-out/route';
import { readSession } from '@/lib/session/session';
import { middleware } from '@/middleware';
import type { Customer } from '../../support/customers.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

const site = 'http://127.0.0.1:3000';
const foreign: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the domain', { 'sec-fetch-site': 'same-site' }],
  ['Origin', { origin: 'https://evil.example' }],
  ['an origin that is hidden', { origin: 'null' }],
];

function post(path: string, from: Record<string, string>, body: BodyInit, type?: string): NextRequest {
  const headers = { host: '127.0.0.1:3000', ...from, ...(type && { 'content-type': type }) };
  return new NextRequest(`${site}${path}`, { method: 'POST', body, headers });
}

test.each(foreign)('known by %s', async (_, from) => {
  const form = new URLSearchParams({ to: '/', sure: '1' });
  expect((await signOut(post('/api/sign-out', from, form))).status).toBe(403);
  expect((await deleteAccount(post('/api/delete-account', from, form))).status).toBe(403);
  const change = JSON.stringify({ do: 'clear' });
  expect((await changeCart(post('/api/cart', from, change, 'application/json') as NextRequest)).status).toBe(403);
  expect((await readSession())?.customer.email).toBe(customer.email);
  expect(await customer.signInStatus()).toBe(200);

  const answer = await middleware(post('/de/profile?x=why?&y=1', from, form));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://localhost:3000/de/profile?x=why?&y=1']);
  expect(answer.cookies.getAll()).toEqual([]);
});

test('what a page of ours posts gets through, by an old browser too', async () => {
  for (const from of [{ 'sec-fetch-site': 'same-origin' }, { origin: site }])
    expect((await middleware(post('/de/profile', from, ''))).headers.get('x-middleware-rewrite')).toContain(
      '/de/base/profile',
    );
});
