/** Orders that come again by themselves (docs/api.md 8.5). */
import { beforeEach, expect, test } from 'vitest';
import { noon } from '../../hamlet-market.ts';
import { type Ordering, ordering } from '../../ordering.ts';
import { signedIn } from '../../signed-in.ts';

let nora: Ordering;
let id: number;
const days = { from: '2026-11-22', to: '2026-11-23' };
const repeat = (body: object = days) => nora.customer.call('POST', `orders/${id}/repeat`, body);
const day = 86_400_000;

beforeEach(async () => {
  nora = await ordering();
  id = (await nora.order()).body.data.id;
  await nora.transaction(id, 'cash');
  await nora.market.post(`/_sandbox/orders/${id}/status`, { status: 'delivered' });
});

test('carries its days, until it is stopped', async () => {
  const { body } = await repeat();
  expect(body.data.repeat).toMatchObject({ order_id: id, ...days });
  const stop = () => nora.customer.call('DELETE', `orders/${body.data.repeat.id}/delete-repeat`);
  const sam = await signedIn(nora.market, 'sam@doorstep.test');
  expect((await sam.call('DELETE', `orders/${body.data.repeat.id}/delete-repeat`)).status).toBe(404);
  expect((await stop()).status).toBe(200);
  expect((await nora.show(id)).repeat).toBeNull();
  expect((await stop()).status).toBe(404);
});

test('a repeated order is made once on each of its days, with everything in it', async () => {
  await repeat();
  const orders = async () => (await nora.customer.get('orders/paginate?perPage=100')).body.data;
  const before = (await orders()).length;
  for (const [ahead, more] of [
    [1, 1],
    [1, 1],
    [2, 2],
    [3, 2],
  ] as const) {
    nora.market.clock.set(new Date(noon.getTime() + ahead * day));
    expect((await orders()).length).toBe(before + more);
  }
  const [copy] = await orders();
  const [first, again] = await Promise.all([nora.show(id), nora.show(copy.id)]);
  expect(again).toMatchObject({ delivery_date: days.to, total_price: first.total_price, repeat: null });
  expect(again.details).toHaveLength(first.details.length);
  expect(again.details[0].addons).toHaveLength(first.details[0].addons.length);
});

test('a repeat is refused for an order that has not come, and for days that are over or backwards', async () => {
  expect(Object.keys((await repeat({ from: '2026-11-20', to: '2026-11-22' })).body.params)).toEqual(['from']);
  expect(Object.keys((await repeat({ from: '2026-11-24', to: '2026-11-22' })).body.params)).toEqual(['to']);
  expect(Object.keys((await repeat({})).body.params)).toEqual(['from', 'to']);
  await nora.market.post(`/_sandbox/orders/${id}/status`, { status: 'on_a_way' });
  expect((await repeat()).status).toBe(404);
});
