/** What the profile says before it deletes an account, over the sandbox: of an order that is, or may be, under way. */
import { beforeAll, expect, test } from 'vitest';
import { askDeletion } from '@/lib/account/owner-actions';
import messages from '../../../messages/en.json' with { type: 'json' };
import { password } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

const page = '/profile';
const { deleteNow, deleteOpenOrder, deleteOrdersUnknown } = messages.profile;

test('whoever deletes their account during an order is told that it is erased too', async () => {
  const order = await customers.createWithOrder();
  await signsIn(order.customer.email);
  await posts(askDeletion, { old_password: password }, page);
  const during = await opensPage(page);
  expect([during?.includes(deleteNow), during?.includes(deleteOpenOrder)]).toEqual([true, true]);
  await order.moves('delivered');
  const after = await opensPage(page);
  expect([after?.includes(deleteNow), after?.includes(deleteOpenOrder)]).toEqual([true, false]);
});

test('whoever’s orders cannot be read is told that there may be one', async () => {
  const customer = await customers.create();
  await signsIn(customer.email);
  await posts(askDeletion, { old_password: password }, page);
  expect(await opensPage(page)).not.toContain(deleteOrdersUnknown);
  await sandbox.fails('drop', 'dashboard/user/orders', { method: 'GET' });
  const shown = await opensPage(page);
  expect([shown?.includes(deleteNow), shown?.includes(deleteOrdersUnknown)]).toEqual([true, true]);
  await sandbox.recovers();
  forgetConsole();
});
