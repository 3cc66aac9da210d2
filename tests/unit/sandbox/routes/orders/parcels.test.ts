/** Parcels: what they cost, how they are sent, carried, paid and canceled (docs/api.md 19.2). */
import { beforeEach, expect, test } from 'vitest';
import type { Body } from '../../hamlet-market.ts';
import { type Ordering, ordering, walletOf } from '../../ordering.ts';
import { type SignedIn, signedIn } from '../../signed-in.ts';

let nora: Ordering;
let sam: SignedIn;
let sizes: Body[];
beforeEach(async () => {
  nora = await ordering();
  sam = await signedIn(nora.market, 'sam@doorstep.test');
  sizes = (await nora.market.get('parcel-order/types')).body.data;
});

const from = { latitude: '41.29', longitude: '69.22', address: '1 Market Street' };
const north = (km: number) => ({ latitude: String(41.29 + km / 111.195), longitude: '69.22' });
const quote = (size: Body, km: number, more = '') => {
  const ends = Object.entries({ address_from: from, address_to: north(km) });
  const query = ends.flatMap(([end, at]) => [`${end}[latitude]=${at.latitude}`, `${end}[longitude]=${at.longitude}`]);
  return nora.market.get(`parcel-order/calculate-price?type_id=${size.id}&${query.join('&')}${more}`);
};
const send = (more: object = {}, as: SignedIn = nora.customer) =>
  as.call('POST', 'parcel-orders', {
    ...{ currency_id: 1, type_id: sizes[0]?.id, address_from: from, address_to: { ...north(2), room: '7' } },
    ...{ phone_from: '998901234567', username_from: 'Nora', phone_to: '998907654321', username_to: 'Jan' },
    ...{ delivery_date: '2026-11-21', delivery_time: '12:30', description: 'Keys', ...more },
  });
const show = async (id: number) => (await nora.customer.get(`parcel-orders/${id}`)).body.data;
const pay = (id: number, tag: string) =>
  nora.market.send(`/api/v1/payments/parcel-order/${id}/transactions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${nora.customer.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ payment_sys_id: nora.payment(tag) }),
  });

test('sizes have their limits and a picture', () => {
  expect(sizes.map(({ type }) => type)).toEqual(['S', 'M', 'L']);
  expect(sizes[0]).toMatchObject({ max_g: 1000, max_width: 25, max_range: 20 });
  expect(sizes[0].img).toMatch(/^http.*\.webp$/);
});

test('the price grows with the way, in the currency that was asked for, in whole cents', async () => {
  expect((await quote(sizes[0], 2)).body.data).toEqual({ price: 3.4, km: 2 });
  expect((await quote(sizes[0], 4)).body.data).toEqual({ price: 4.3, km: 4 });
  expect((await quote(sizes[0], 2, '&currency_id=2')).body.data).toEqual({ price: 3.13, km: 2 });
});

test('farther than such a parcel is carried there is no price, and nothing is sent', async () => {
  expect(await quote(sizes[2], 12)).toMatchObject({ status: 400, body: { statusCode: 'ERROR_433' } });
  expect(await send({ type_id: sizes[2].id, address_to: north(12) })).toMatchObject({ status: 400 });
  expect((await nora.customer.get('parcel-orders')).body.data).toEqual([]);
});

test('what is sent is shown as it was sent, at the price of its own currency', async () => {
  const { id } = (await send({ currency_id: 2 })).body.data;
  expect(await show(id)).toMatchObject({
    ...{ status: 'new', total_price: 3.13, km: 2, currency: { id: 2 }, description: 'Keys', transaction: null },
    ...{ address_from: from, username_from: 'Nora', address_to: { room: '7' }, phone_to: '998907654321' },
    ...{ delivery_date: '2026-11-21', delivery_time: '12:30', deliveryman: null, type: { type: 'S' } },
  });
});

test.each([
  ['without a size', { type_id: undefined }, 'type_id'],
  ['of a size that is not there', { type_id: 99 }, 'type_id'],
  ['from nowhere', { address_from: {} }, 'address_from.latitude'],
  ['to nobody', { username_to: undefined }, 'username_to'],
  ['without a time', { delivery_time: undefined }, 'delivery_time'],
  ['at a time that has passed', { delivery_date: '2026-11-21', delivery_time: '11:30' }, 'delivery_date'],
])('refuses one %s', async (_, more, field) => {
  const { status, body } = await send(more);
  expect(status).toBe(400);
  expect(Object.keys(body.params)).toContain(field);
});

test('one that is paid in cash is accepted, fetched and brought, and is paid then', async () => {
  const { id } = (await send()).body.data;
  await nora.market.later(300);
  expect((await show(id)).status).toBe('new');
  await pay(id, 'cash');
  expect((await show(id)).transaction).toMatchObject({ status: 'progress', payment_system: { tag: 'cash' } });
  for (const [seconds, status] of [
    [340, 'accepted'],
    [400, 'ready'],
    [460, 'on_a_way'],
    [610, 'delivered'],
  ] as const) {
    await nora.market.later(seconds);
    expect(await show(id)).toMatchObject({ status, deliveryman: { role: 'deliveryman' } });
  }
  expect((await show(id)).transaction.status).toBe('paid');
});

test('the wallet pays it once, and gets the money back when it is canceled', async () => {
  const before = walletOf(nora.market, 'nora@doorstep.test');
  const { id } = (await send()).body.data;
  await pay(id, 'wallet');
  await pay(id, 'wallet');
  expect(walletOf(nora.market, 'nora@doorstep.test')).toBeCloseTo(before - 3.4);
  const canceled = await nora.customer.call('POST', `parcel-orders/${id}/status/change?status=canceled`);
  expect(canceled.body.data).toMatchObject({ status: 'canceled', transaction: { status: 'refund' } });
  expect(walletOf(nora.market, 'nora@doorstep.test')).toBeCloseTo(before);
  expect((await pay(id, 'cash')).status).toBe(400);
});

test("a payment provider's page pays it, or not", async () => {
  const { id } = (await send()).body.data;
  const link = await nora.customer.get(`order-stripe-process?parcel_id=${id}`);
  const session = link.body.data.id;
  expect(link.body.data.data).toMatchObject({ price: 340 });
  const report = (status: string) => nora.market.post('/api/v1/webhook/stripe/payment', { session, status });
  await report('failed');
  expect((await show(id)).transaction.status).toBe('rejected');
  await report('paid');
  expect((await show(id)).transaction.status).toBe('paid');
  expect((await nora.customer.get(`order-stripe-process?parcel_id=${id}`)).status).toBe(400);
});

test('one that was accepted is not canceled any more', async () => {
  const { id } = (await send()).body.data;
  expect((await nora.market.post(`/_sandbox/parcels/${id}/status`, { status: 'accepted' })).body.status).toBe(
    'accepted',
  );
  expect((await nora.customer.call('POST', `parcel-orders/${id}/status/change?status=canceled`)).status).toBe(400);
  expect((await nora.market.post('/_sandbox/parcels/999/status', { status: 'accepted' })).status).toBe(404);
});

test('its courier is rated once it was brought', async () => {
  const { id } = (await send()).body.data;
  const rate = () =>
    nora.customer.call('POST', `parcel-orders/deliveryman-review/${id}`, { rating: 4, comment: 'Fast' });
  expect((await rate()).status).toBe(400);
  await nora.market.post(`/_sandbox/parcels/${id}/status`, { status: 'delivered' });
  expect((await rate()).body.data.review).toMatchObject({ rating: 4, comment: 'Fast' });
});

test('everybody sees their own, the newest first, and changes no other', async () => {
  const ids = [(await send()).body.data.id, (await send()).body.data.id];
  expect((await nora.customer.get('parcel-orders')).body.data.map((one: Body) => one.id)).toEqual(ids.toReversed());
  expect((await sam.get('parcel-orders')).body.data).toEqual([]);
  expect((await sam.get(`parcel-orders/${ids[0]}`)).status).toBe(404);
  expect((await sam.call('POST', `parcel-orders/${ids[0]}/status/change?status=canceled`)).status).toBe(404);
  expect((await sam.get(`order-stripe-process?parcel_id=${ids[0]}`)).status).toBe(404);
  expect((await nora.market.send('/api/v1/dashboard/user/parcel-orders')).status).toBe(401);
});

test('its courier rides from door to door', async () => {
  const { id } = (await send()).body.data;
  await pay(id, 'cash');
  const latitudeAfter = async (seconds: number) => {
    await nora.market.later(seconds);
    return Number((await show(id)).deliveryman.delivery_man_setting.location.latitude);
  };
  expect(await latitudeAfter(150)).toBeCloseTo(41.29, 4);
  expect(await latitudeAfter(225)).toBeCloseTo(41.29 + 1 / 111.195, 4);
  expect(await latitudeAfter(299)).toBeCloseTo(41.29 + 2 / 111.195, 3);
});
