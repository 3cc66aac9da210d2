/** Tables: which are free, who has one, and what the sandbox refuses (docs/api.md 19.1). */
import { beforeEach, expect, test } from 'vitest';
import type { Body } from '../../hamlet-market.ts';
import { type Ordering, ordering } from '../../ordering.ts';
import { type SignedIn, shopId, signedIn } from '../../signed-in.ts';

let nora: Ordering;
let sam: SignedIn;
let shop: number;
beforeEach(async () => {
  nora = await ordering();
  sam = await signedIn(nora.market, 'sam@doorstep.test');
  shop = shopId(nora.market, 'Green Fork');
});

const evening = { start_date: '2026-11-22 19:00', end_date: '2026-11-22 21:00' };
const read = async (path: string): Promise<Body> => (await nora.market.get(`booking/${path}`)).body;
const first = async () => {
  const [booking] = (await read(`bookings?shop_id=${shop}`)).data;
  const [zone] = (await read(`shop-sections?shop_id=${shop}`)).data;
  const tables: Body[] = (await read(`tables?shop_section_id=${zone.id}`)).data;
  return { booking_id: booking.id, zone, table: tables[0], tables };
};
const reserve = async (more: object = {}, as: SignedIn = nora.customer) => {
  const { booking_id, table } = await first();
  return as.call('POST', 'my-bookings', { booking_id, table_id: table.id, guest: 2, ...evening, ...more });
};

test('restaurants with tables have hours for them, by list and by uuid', async () => {
  const { data } = await read('shops/paginate');
  const found = data.find((one: Body) => one.id === shop);
  expect(found.booking_shop_working_days).toHaveLength(7);
  expect((await read(`shops/${found.uuid}`)).data.id).toBe(shop);
  expect((await nora.market.get('booking/shops/00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('a zone has its name in the language that was asked for', async () => {
  const [zone] = (await read(`shop-sections?shop_id=${shop}&lang=de`)).data;
  expect(zone).toMatchObject({ shop_id: shop, translation: { title: 'Speisesaal' } });
  expect((await read(`shop-sections/${zone.id}`)).data.translation.title).toBe('Dining room');
});

test('a table that is reserved is free before and after, and its span is told', async () => {
  expect((await reserve({ note: 'By the window' })).body.data).toMatchObject({
    status: 'new',
    guest: 2,
    note: 'By the window',
    ...evening,
    booking: { shop: { id: shop } },
  });
  const { zone, table } = await first();
  const free = async (from: string, to: string) => {
    const query = new URLSearchParams({ shop_section_id: zone.id, free_from: from, free_to: to });
    return (await read(`tables?${query}`)).data.some((one: Body) => one.id === table.id);
  };
  expect(await free('2026-11-22 17:00', '2026-11-22 19:00')).toBe(true);
  expect(await free('2026-11-22 18:30', '2026-11-22 19:30')).toBe(false);
  expect(await free('2026-11-22 21:00', '2026-11-22 22:00')).toBe(true);
  expect(await read(`disable-dates/table/${table.id}?date_from=2026-11-22&date_to=2026-11-22`)).toEqual([evening]);
});

test.each([
  ['in the past', { start_date: '2026-11-20 19:00', end_date: '2026-11-20 20:00' }, 'start_date'],
  ['too long', { end_date: '2026-11-22 23:00' }, 'end_date'],
  ['backwards', { end_date: '2026-11-22 18:00' }, 'end_date'],
  ['for too many', { guest: 12 }, 'guest'],
  ['at a table that is not there', { table_id: 9999 }, 'table_id'],
  ['without a time', { start_date: 'tonight' }, 'start_date'],
  ['with too long a note', { note: 'x'.repeat(256) }, 'note'],
])('refuses one %s', async (_, more, field) => {
  const { status, body } = await reserve(more);
  expect(status).toBe(400);
  expect(Object.keys(body.params)).toEqual([field]);
});

test('one table is not reserved twice at a time', async () => {
  await reserve();
  expect(Object.keys((await reserve({}, sam)).body.params)).toEqual(['table_id']);
});

test('the restaurant accepts after a while, at the pace of orders, or not at all', async () => {
  const { id } = (await reserve()).body.data;
  const status = async () => (await nora.customer.get(`my-bookings/${id}`)).body.data.status;
  nora.market.clock.shift(30);
  expect(await status()).toBe('new');
  await nora.market.post('/_sandbox/orders/pace', { seconds: 0 });
  nora.market.clock.shift(90);
  expect(await status()).toBe('new');
  await nora.market.post('/_sandbox/orders/pace', { seconds: 300 });
  expect((await nora.customer.get('my-bookings')).body.data).toMatchObject([{ id, status: 'accepted' }]);
});

test('by hand it is accepted or refused, and a refused one keeps no table', async () => {
  const { id } = (await reserve()).body.data;
  const answer = (to: object, of = id) => nora.market.post(`/_sandbox/reservations/${of}`, to);
  expect((await answer({ status: 'accepted' })).body).toEqual({ id, status: 'accepted' });
  await answer({ status: 'canceled' });
  expect((await nora.customer.get(`my-bookings/${id}`)).body.data.status).toBe('canceled');
  expect((await reserve({}, sam)).status).toBe(200);
  expect((await answer({ status: 'eaten' })).status).toBe(400);
  expect((await answer({ status: 'accepted' }, 999)).status).toBe(404);
});

test('everybody sees their own, and gives back no other', async () => {
  const { id } = (await reserve()).body.data;
  expect((await nora.customer.get('my-bookings')).body.data).toMatchObject([{ id }]);
  expect((await sam.get('my-bookings')).body.data).toEqual([]);
  expect((await sam.get(`my-bookings/${id}`)).status).toBe(404);
  await sam.call('DELETE', `my-bookings/delete?ids[0]=${id}`);
  expect((await nora.customer.get(`my-bookings/${id}`)).status).toBe(200);
  await nora.customer.call('DELETE', `my-bookings/delete?ids[0]=${id}`);
  expect((await nora.customer.get('my-bookings')).body.data).toEqual([]);
});

test('needs a token', async () => {
  expect((await nora.market.send('/api/v1/dashboard/user/my-bookings')).status).toBe(401);
});
