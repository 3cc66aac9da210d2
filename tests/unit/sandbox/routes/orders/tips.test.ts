/** A tip for an order that has come (R2, docs/api.md 10.6). */
import { beforeEach, expect, test } from 'vitest';
import { siteUrl } from '@/sandbox/environment.ts';
import { type Ordering, ordering, walletOf } from '../../ordering.ts';

let nora: Ordering;
beforeEach(async () => {
  nora = await ordering();
});
const balance = () => walletOf(nora.market, 'nora@doorstep.test');
const made = async (): Promise<number> => (await nora.order()).body.data.id;
const tips = (id: number, tag: string, more: object = {}) =>
  nora.customer.call('POST', `../../payments/order/${id}/transactions`, {
    payment_sys_id: nora.payment(tag),
    tips: 2,
    currency_id: 1,
    ...more,
  });
const delivered = async () => {
  const id = await made();
  await nora.transaction(id, 'cash');
  await nora.market.post(`/_sandbox/orders/${id}/status`, { status: 'delivered' });
  return id;
};

test('a tip is taken from the wallet and added to the order, whose own payment stays', async () => {
  const id = await delivered();
  const [before, { total_price }] = [balance(), await nora.show(id)];
  expect((await tips(id, 'wallet')).status).toBe(200);
  expect(balance()).toBeCloseTo(before - 2, 8);
  const order = await nora.show(id);
  expect(order).toMatchObject({ tips: 2, transaction: { status: 'paid', payment_system: { tag: 'cash' } } });
  expect(order.total_price).toBeCloseTo(total_price + 2, 8);
});

test('a tip is in the currency of the request', async () => {
  const id = await delivered();
  const before = balance();
  await tips(id, 'wallet', { tips: 0.92, currency_id: 2 });
  expect(balance()).toBeCloseTo(before - 1, 8);
  expect((await nora.show(id)).tips).toBeCloseTo(1, 8);
});

test('waits for the provider, who reports it once', async () => {
  const id = await delivered();
  const { data } = (await nora.customer.get(`order-stripe-process?order_id=${id}&tips=3.5&currency_id=1`)).body;
  expect(data).toMatchObject({ order_id: id, data: { price: 350 } });
  expect((await nora.market.send(`/pay/${data.id}`)).body).toContain(`A tip for order #${id}`);
  expect((await nora.show(id)).tips).toBeUndefined();
  const press = (outcome: string) =>
    nora.market.app.request(`/pay/${data.id}`, { method: 'POST', body: new URLSearchParams({ outcome }) });
  for (const outcome of ['failed', 'paid', 'paid'])
    expect((await press(outcome)).headers.get('location')).toBe(`${siteUrl}/`);
  expect(await nora.show(id)).toMatchObject({ tips: 3.5, transaction: { payment_system: { tag: 'cash' } } });
});

test('a tip is refused before the order has come, in cash, of less than nothing, and beyond the wallet', async () => {
  const early = await made();
  expect((await tips(early, 'wallet')).status).toBe(400);
  expect((await nora.customer.get(`order-stripe-process?order_id=${early}&tips=1`)).status).toBe(400);
  await nora.transaction(early, 'cash');
  await nora.market.post(`/_sandbox/orders/${early}/status`, { status: 'delivered' });
  expect((await tips(early, 'cash')).status).toBe(400);
  expect(Object.keys((await tips(early, 'wallet', { tips: -1 })).body.params)).toEqual(['tips']);
  expect((await tips(early, 'wallet', { tips: 1e6 })).body.statusCode).toBe('ERROR_109');
  expect((await nora.show(early)).tips).toBeUndefined();
});

test('a tip goes back with the order: a refund is of the total (docs/api.md 11.4)', async () => {
  const id = await delivered();
  await tips(id, 'wallet');
  const [before, { total_price }] = [balance(), await nora.show(id)];
  await nora.customer.call('POST', 'order-refunds', { order_id: id, cause: 'late' });
  const [refund] = (await nora.market.send(`/_sandbox/refunds/of-order/${id}`)).body;
  await nora.market.post(`/_sandbox/refunds/${refund.id}`, { status: 'accepted' });
  expect(balance()).toBeCloseTo(before + total_price, 8);
});
