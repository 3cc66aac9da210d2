/**
 * What the last press came to is told by the next page, whichever of the customer's own that is, and while the API is
 * away too: the middleware hands a notice over once (docs/decisions/131).
 */
import { beforeAll, expect, test, vi } from 'vitest';
import { withPickedPoint } from '@/lib/addresses/picked-point';
import { noticeText } from '@/lib/notice-text';
import english from '../../messages/en.json' with { type: 'json' };
import { home } from '../support/catalog.ts';
import { forgetConsole } from '../unit/stubs/console.ts';
import { fillsCart } from './storefront/checkout.ts';
import { begins, setsTheTable, shop } from './storefront/group.ts';
import { opens } from './storefront/pages.ts';
import { customers, openStorefront, sandbox } from './storefront/sandbox.ts';
import { signsIn } from './storefront/session.ts';

vi.mock('@/app/fonts', () => ({ fontVariables: '' }));

/** What the customer has, by its name in the paths below. */
const has: Record<string, string> = {};

beforeAll(async () => {
  openStorefront();
  await setsTheTable();
  const { customer, id } = await customers.createWithOrder();
  await sandbox.control(`orders/${id}/status`, { status: 'delivered' });
  Object.assign(has, { order: id, address: (await customer.savesHome()).id, shop });
  await signsIn(customer.email);
});

const notice = noticeText('otherAccount', 'warning');
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
  expect(await opens(pathOf(page), notice)).toContain(told);
});

test.each(pages)('%s tells it while the API is away', async page => {
  await sandbox.fails('drop', 'dashboard/**');
  expect(await opens(pathOf(page), notice)).toContain(told);
  forgetConsole();
  await sandbox.recovers();
});

test.each(['/checkout', '/group/{shop}', '/group/{shop}/terms'])('%s tells it', async page => {
  await fillsCart();
  await begins();
  expect(await opens(pathOf(page), notice)).toContain(told);
  await sandbox.fails('drop', 'dashboard/**');
  expect(await opens(pathOf(page), notice)).toContain(told);
  forgetConsole();
  await sandbox.recovers();
});
