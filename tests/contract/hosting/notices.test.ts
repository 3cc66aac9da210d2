/**
 * What the last press came to is told by the next page, whichever of the customer's own that is, and while the API is
 * away too: the middleware hands a notice over once (docs/decisions/131).
 */
import { NextRequest } from 'next/server';
import { beforeAll, expect, test } from 'vitest';
import { withPickedPoint } from '@/lib/addresses/picked-point';
import { encodeNotice, noticeHeader } from '@/lib/notices/notice-format';
import { middleware } from '@/middleware';
import english from '../../../messages/en.json' with { type: 'json' };
import { home } from '../../support/catalog.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { fillsCart } from '../storefront/checkout.ts';
import { beginsGroup, choosesShop, shop } from '../storefront/group.ts';
import { lastOpened, opensPage } from '../storefront/pages.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { signsIn } from '../storefront/session.ts';

/** What the customer has, by its name in the paths below. */
const has: Record<string, string> = {};

beforeAll(async () => {
  openStorefront();
  await choosesShop();
  const { customer, id } = await customers.createWithOrder();
  await sandbox.control(`orders/${id}/status`, { status: 'delivered' });
  Object.assign(has, { order: id, address: (await customer.savesHome()).id, shop });
  await signsIn(customer.email);
});

const notice = encodeNotice('otherAccount', 'warning');
const told = english.notices.otherAccount;
const pathOf = (page: string) => page.replace(/\{(\w+)\}/, (_, name) => has[name] ?? '');

const pages = [
  '/address',
  '/addresses',
  withPickedPoint('/addresses/new', { text: 'Lantern Street', point: home }),
  '/addresses/{address}',
  '/be-seller',
  '/cart',
  '/liked',
  '/notifications',
  '/orders',
  '/orders/{order}',
  '/orders/{order}/refund',
  '/orders/{order}/review',
  '/profile',
  '/referrals',
  '/refunds',
  '/settings',
  '/wallet',
  '/wallet/top-up',
  '/welcome',
];

test.each(pages)('%s tells it', async page => {
  expect(await opensPage(pathOf(page), notice)).toContain(told);
});

test.each(pages)('%s tells it while the API is away', async page => {
  await sandbox.fails('drop', 'dashboard/**');
  expect(await opensPage(pathOf(page), notice)).toContain(told);
  forgetConsole();
  await sandbox.recovers();
});

test('a page that leads elsewhere passes it on, to be told once', async () => {
  const asks = (path: string, cookie = '') =>
    middleware(new NextRequest(`http://doorstep.test${path}`, { headers: { cookie } }));
  const cookieOf = (answer: Response) =>
    answer.headers.getSetCookie().find(cookie => cookie.startsWith('notice=')) ?? '';
  const left = `notice=${encodeURIComponent(notice)}`;

  // The cart is empty, so the checkout leads to its page.
  const first = await asks('/checkout', left);
  expect(cookieOf(first)).toContain('Max-Age=0');
  const handed = first.headers.get(`x-middleware-request-${noticeHeader}`) ?? '';
  expect(await opensPage('/checkout', handed)).toBeNull();
  expect(lastOpened.to).toMatch(/^\/cart\?told=/);

  const prefetched = new NextRequest(`http://doorstep.test${lastOpened.to}`, {
    headers: { 'sec-fetch-dest': 'empty' },
  });
  expect((await middleware(prefetched)).status).toBe(204);
  const on = await asks(lastOpened.to);
  expect(on.headers.get('location')).toBe('http://doorstep.test/cart');
  const again = cookieOf(on).split(';')[0] ?? '';
  const shown = await asks('/cart', again);
  expect(await opensPage('/cart', shown.headers.get(`x-middleware-request-${noticeHeader}`) ?? '')).toContain(told);

  expect(cookieOf(await asks(lastOpened.to)), 'the same URL once more').toBe('');
  const later = await asks('/cart', again);
  expect(later.headers.get(`x-middleware-request-${noticeHeader}`)).toBeNull();
});

test.each(['/checkout', '/group/{shop}', '/group/{shop}/terms'])('%s tells it', async page => {
  await fillsCart();
  await beginsGroup();
  expect(await opensPage(pathOf(page), notice)).toContain(told);
  await sandbox.fails('drop', 'dashboard/**');
  expect(await opensPage(pathOf(page), notice)).toContain(told);
  forgetConsole();
  await sandbox.recovers();
});
