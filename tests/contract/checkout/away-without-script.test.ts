/**
 * Forms posted without script while the whole API is away: the page that answers has no form to show a message in, so
 * what was typed, and what is known, must be kept for it (docs/behaviour.md 11.11).
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkOut } from '@/lib/checkout/actions';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { findJustOrdered } from '@/lib/checkout/order/just-ordered';
import { readUnsent } from '@/lib/forms/unsent';
import { openGroup } from '@/lib/groups/actions';
import { saveDetails } from '@/lib/profile/actions';
import { reviewOrder } from '@/lib/reviews/actions';
import english from '../../../messages/en.json' with { type: 'json' };
import type { Customer } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { readyCheckout } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
  calls.length = 0;
});

const typed = { note: 'No onions', coupon: 'MINUS3' };

async function form() {
  const { state, press } = await readyCheckout('cash', typed);
  const { shop, payment, of, house } = state.draft;
  return { ...press.shown, intent: 'order', shop, payment, of, house, ...typed };
}

test('nobody answers before the order: nothing was ordered, and note and coupon are kept', async () => {
  const fields = await form();
  await sandbox.fails('down');
  expect(await posts(checkOut, fields, '/checkout')).toMatchObject({ to: '/checkout', notice: 'checkout.offline' });
  expect(await readDraft()).toMatchObject(typed);
  forgetConsole();
});

test('nobody answers after the order: nobody knows, and after recovery the order is found', async () => {
  const fields = await form();
  await failsOnce('delay', 'dashboard/user/orders', { milliseconds: 200 });
  await failsOnce('lost', 'dashboard/user/orders');
  const answer = posts(checkOut, fields, '/checkout');
  await vi.waitFor(() => expect(calls.some(path => path.startsWith('/api/v1/dashboard/user/orders?'))).toBe(true));
  await sandbox.fails('down');
  expect(await answer).toMatchObject({ to: '/checkout', notice: 'checkout.unknown' });
  const draft = await readDraft();
  expect(draft).toMatchObject(typed);
  await sandbox.recovers();
  const [made] = await customer.orders();
  expect(await findJustOrdered(draft?.shop ?? '', market)).toBe(String(made?.id));
  expect(await posts(checkOut, fields, '/checkout')).toMatchObject({ to: `/orders/${made?.id}` });
  expect((await customer.orders()).map(({ transaction }) => transaction?.payment_system.tag)).toEqual(['cash']);
  forgetConsole();
});

test('the profile’s fields are kept until they are saved', async () => {
  const fields = { firstname: 'Ada', lastname: 'Lovelace', birthday: '1990-12-10', gender: 'female' };
  await sandbox.fails('down');
  expect(await posts(saveDetails, fields, '/profile')).toMatchObject({ to: null, state: { status: 'refused' } });
  expect(await readUnsent()).toEqual(fields);
  await sandbox.recovers();
  expect(await posts(saveDetails, fields, '/profile')).toMatchObject({ to: '/profile' });
  expect(await readUnsent()).toEqual({});
  forgetConsole();
});

const { errors } = english;

test.each([
  ['a group order', openGroup, '/group/501', { shop: '501', sharing: 'value' }, errors.groupOffline],
  ['a review', reviewOrder, '/orders/1/review', { order: '1', of: 'shop', rating: '5' }, errors.unchanged],
  ['a review without stars', reviewOrder, '/orders/1/review', { order: '1', of: 'shop' }, errors.unchanged],
] as const)('the page in place of %s says what is known of the press, and another page does not', async (...row) => {
  const [, action, page, fields, said] = row;
  await sandbox.fails('down');
  await posts(action, fields, page);
  expect(await opensPage(page)).toContain(said);
  expect(await opensPage('/orders/2/review')).not.toContain(said);
  await sandbox.recovers();
  forgetConsole();
});
