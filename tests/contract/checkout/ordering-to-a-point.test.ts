/** Orders that are brought to a collection point (R2), exactly as their button said (docs/behaviour.md 4.13). */
import { expect, test } from 'vitest';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { checkOut } from '@/lib/checkout/actions';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { obstaclesOf } from '@/lib/checkout/problems';
import { orderAgain } from '@/lib/orders/actions';
import { getOrder, listOpenOrders } from '@/lib/orders/queries';
import english from '../../../messages/en.json' with { type: 'json' };
import { home } from '../../support/catalog.ts';
import { checkoutState, readyCheckout, shownBy } from '../storefront/checkout.ts';
import { atStation, collect, offersCollection, pointOf } from '../storefront/collection.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { sandbox } from '../storefront/sandbox.ts';

offersCollection();

async function orders() {
  const { id } = await atStation();
  const ready = await readyCheckout('cash', { ...collect, collectionPoint: id });
  return { id, ...ready };
}

test('an order says to which point it goes, and where that is', async () => {
  const { id, request, order, state } = await orders();
  const { title, address } = pointOf(state, 'Station lockers');
  expect(request).toMatchObject({
    delivery_type: 'point',
    delivery_point_id: Number(id),
    address: { address: `${title} · ${address}` },
  });
  expect(request.address).not.toHaveProperty('house');
  const placed = await order();
  if (placed.kind !== 'ordered') throw new Error(placed.kind);
  const found = await getOrder(placed.orderId, 'en');
  if (!found.ok) throw new Error(found.why);
  expect(found.value).toMatchObject({ isCollection: true, isPickup: false, collectionPoint: id });
  expect(found.value.total).toBe(state.totals?.total.minor);
  const html = (await opensPage(`/orders/${placed.orderId}`)) ?? '';
  for (const words of [`${title} · ${address}`, english.card.open.always, english.receipt.collectionFee])
    expect(html).toContain(words);
  expect(html).not.toContain('at your door');

  await sandbox.control(`orders/${placed.orderId}/status`, { status: 'on_a_way' });
  const ride = (await opensPage(`/orders/${placed.orderId}`)) ?? '';
  expect(ride).toContain(english.orders.status.toPoint);
  expect(ride).not.toMatch(/your door/);
  await sandbox.control(`orders/${placed.orderId}/status`, { status: 'delivered' });
  expect(await opensPage(`/orders/${placed.orderId}`)).toContain(english.orders.status.atPoint);
  expect(await opensPage('/orders?past=1')).toContain(english.orders.status.atPoint);
  expect(await posts(orderAgain, { order: placed.orderId })).toMatchObject({ to: '/checkout' });
  expect(await readDraft()).toMatchObject({ ...collect, collectionPoint: id });
});

test('where the point has gone meanwhile nothing is ordered; the draft is kept, and another point can be chosen', async () => {
  const { id, state } = await orders();
  await sandbox.control(`collection-points/${id}`, { active: false });
  const form = {
    ...collect,
    collectionPoint: id,
    shop: state.cart.shop.id,
    payment: 'cash',
    note: 'two bags',
    ...shownBy(state),
  };
  const { state: answer } = await posts(checkOut, { ...form, intent: 'order' });
  expect(answer.fields.collectionPoint).toEqual([english.errors.checkout.pointGone]);
  expect(await readDraft()).toMatchObject({ ...collect, collectionPoint: id, note: 'two bags' });
  const html = (await opensPage('/checkout')) ?? '';
  expect(html).toContain(english.errors.checkout.pointGone);
  expect(html).toContain('Lockers at the Clock Tower');
});

test('a point that has become dearer is a changed total', async () => {
  const { id, state } = await orders();
  await sandbox.control(`collection-points/${id}`, { price: 2 });
  const form = { ...collect, collectionPoint: id, shop: state.cart.shop.id, payment: 'cash', ...shownBy(state) };
  const { state: answer } = await posts(checkOut, { ...form, intent: 'order' });
  expect(answer.form).toEqual([expect.stringMatching(/^The total is now /)]);
});

test('at a time at which the point is closed nothing is ordered, and the page says so beside the points', async () => {
  const { shopId, state } = await atStation();
  const library = pointOf(state, 'Library counter');
  const [, tomorrow] = state.days;
  const draft = { ...collect, collectionPoint: library.id, day: tomorrow?.date ?? '', time: '12:00' };
  const closed = await checkoutState(draft, shopId);
  expect(closed.when).toMatchObject({ kind: 'none', why: 'pointClosed' });
  expect(obstaclesOf(closed)).toEqual([{ key: 'pointClosed', field: 'collectionPoint' }]);
  await posts(checkOut, { shop: shopId, ...draft, timing: 'schedule', [`time-${draft.day}`]: draft.time });
  expect(await opensPage('/checkout')).toContain(english.errors.checkout.pointClosed);
  expect(await readDraft()).toMatchObject(draft);
});

test('what was chosen stays chosen, whichever point is nearest by then', async () => {
  const { shopId, id } = await atStation();
  await posts(checkOut, { shop: shopId, ...collect, collectionPoint: id });
  await writeDeliveryAddress({
    ...home,
    text: 'The far farm',
    latitude: 41.31,
    longitude: 69.25,
    isConfirmed: true,
    isAsked: true,
  });
  expect((await checkoutState((await readDraft()) ?? {}, shopId)).collection?.chosen?.title).toBe('Station lockers');
});

test('a payment on a provider’s page makes the order of that point', async () => {
  const { id } = await atStation();
  const { order, state } = await readyCheckout('stripe', { ...collect, collectionPoint: id });
  const placed = await order();
  if (placed.kind !== 'redirect') throw new Error(placed.kind);
  const session = new URL(placed.url).pathname.split('/').at(-1);
  await sandbox.request('POST', '/api/v1/webhook/stripe/payment', { body: { session, status: 'paid' } });
  const open = await listOpenOrders('en');
  const [made] = open.ok ? open.value.items : [];
  expect(made).toMatchObject({ isCollection: true, collectionPoint: id, total: state.totals?.total.minor });
});
