/** Orders that come again, over the real sandbox (docs/api.md 8.5). */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as environment from '@/lib/env';
import { getClock } from '@/lib/market/queries';
import { repeatOrder, stopRepeating } from '@/lib/orders/again/repeat-actions';
import { getOrder, listPastOrders } from '@/lib/orders/queries';
import { addDays, wallTime } from '@/lib/time';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { losesAnswer } from '../storefront/lost-answers.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

let id: string;
let days: { from: string; to: string };

beforeEach(async () => {
  const { env } = environment;
  vi.restoreAllMocks();
  const base = env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
  await freshBrowser();
  const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  for (const status of ['on_a_way', 'delivered']) await order.moves(status);
  await signsIn(order.customer.email);
  id = String(order.id);
  const { date } = wallTime(await getClock('en'));
  days = { from: addDays(date, 1), to: addDays(date, 3) };
});

const repeats = async () => {
  const order = await getOrder(id, 'en');
  return order.ok ? order.value.repeat : order.why;
};
const begin = () => posts(repeatOrder, { order: id, ...days }, `/orders/${id}`);

test('a repeat is begun, shown on the order’s page and in the list, and stopped', async () => {
  expect(await begin()).toMatchObject({ to: `/orders/${id}`, notice: 'repeatOn' });
  expect(await repeats()).toMatchObject(days);
  expect(await opensPage(`/orders/${id}`)).toContain('Stop repeating');
  expect(await opensPage('/orders?past=1')).toContain('Repeats until');
  const past = await listPastOrders(1, 'en');
  expect(past.ok && past.value.items[0]?.repeat).toMatchObject(days);
  // Begun anew in another tab, it is another one for the API.
  days = { ...days, to: addDays(days.to, 1) };
  await begin();
  const stop = () => posts(stopRepeating, { order: id }, `/orders/${id}`);
  expect(await stop()).toMatchObject({ notice: 'repeatOff' });
  expect(await repeats()).toBeNull();
  expect(await stop()).toMatchObject({ notice: 'repeatOff' });
});

test('only what the order says is stopped, whatever else is asked for', async () => {
  await begin();
  const repeat = await repeats();
  const other = await customers.createWithOrder();
  await signsIn(other.customer.email);
  const asked = { order: String(other.id), repeat: typeof repeat === 'object' ? (repeat?.id ?? '') : '' };
  calls.length = 0;
  await posts(stopRepeating, asked, `/orders/${other.id}`);
  expect(calls.filter(path => path.includes('delete-repeat'))).toEqual([]);
});

test('days that make no sense are said beside them, and nothing is sent', async () => {
  for (const change of [{ from: '2020-01-01' }, { to: days.from, from: days.to }, { from: '' }]) {
    const { state } = await posts(repeatOrder, { order: id, ...days, ...change }, `/orders/${id}`);
    expect(state.fields.to).toEqual(['repeatDays']);
  }
  expect(await repeats()).toBeNull();
});

test('a lost answer is looked up, a dropped call is said', async () => {
  await losesAnswer('POST', `dashboard/user/orders/${id}/repeat`, false);
  expect((await begin()).notice).toBe('repeatOn');
  const first = await repeats();
  days = { ...days, to: addDays(days.to, 1) };
  await sandbox.fails('drop', `dashboard/user/orders/${id}/repeat`, { method: 'POST', times: 1 });
  expect((await begin()).state.form).toEqual(['repeatOffline']);
  expect(await repeats()).toEqual(first);
  forgetConsole();
});

test('somebody else’s order cannot be repeated', async () => {
  const other = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  const answer = await posts(repeatOrder, { order: String(other.id), ...days }, '/orders');
  expect(answer.state.form).toEqual(['repeatGone']);
});

test('R1 says nothing of it', async () => {
  vi.restoreAllMocks();
  expect(await opensPage(`/orders/${id}`)).not.toContain('Have it delivered again');
  expect((await begin()).state.form).toEqual(['repeatGone']);
});
