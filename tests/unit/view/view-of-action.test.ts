/** In which currency is an action answered, where another tab has chosen another one since? */
import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { middleware } from '@/middleware';

beforeEach(() => {
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

const ofPage = '/en/2/checkout';
const ofChoice = '/en/3/checkout';

test.each([
  ['an action', 'POST', '2', ofPage],
  ['an action of a page in the own currency', 'POST', 'base', '/en/base/checkout'],
  ['a plain form', 'POST', null, ofChoice],
  ['a forged currency', 'POST', '2/near', ofChoice],
  ['a visit', 'GET', '2', ofChoice],
])('%s', async (_, method, currency, inner) => {
  const site = 'http://localhost:3000';
  const headers = {
    Cookie: 'view=3_dark_anywhere',
    Origin: site,
    Host: 'localhost:3000',
    'Sec-Fetch-Site': 'same-origin',
    ...(currency !== null && { 'X-Doorstep-Currency': currency }),
  };
  const body = method === 'POST' ? { body: new FormData() } : {};
  const answer = await middleware(new NextRequest(`${site}/checkout`, { method, headers, ...body }));
  expect(new URL(answer.headers.get('x-middleware-rewrite') ?? site).pathname).toBe(inner);
});
