/** Collection points: which there are, what an order to one costs, and how it goes on (docs/api.md 19.3, 26). */
import { beforeEach, expect, test } from 'vitest';
import type { Body } from '../../hamlet-market.ts';
import { address, type Ordering, ordering } from '../../ordering.ts';

let nora: Ordering;
beforeEach(async () => {
  nora = await ordering();
});

const list = async (query = ''): Promise<Body[]> => (await nora.market.get(`delivery-points${query}`)).body.data;
const idOf = async (title: string): Promise<number> =>
  (await list()).find(({ translation }) => translation.title === title)?.id;
const calculate = async (sent: object) =>
  (await nora.customer.call('POST', `cart/calculate/${nora.cartId}`, sent)).body;

test('the active ones are listed with their hours, in the language and currency that were asked for', async () => {
  const [lockers, counter, ...others] = await list('?lang=de&currency_id=2');
  expect(others).toEqual([]);
  expect(lockers).toMatchObject({
    active: true,
    price: expect.closeTo(1.38, 8),
    r_avg: 4.5,
    r_count: 2,
    address: { address: 'Marktstraße 3' },
    location: { latitude: '41.291', longitude: '69.221' },
    translation: { title: 'Schließfächer' },
    closed_date: [],
  });
  expect(counter).not.toHaveProperty('price');
  expect(counter?.working_days).toHaveLength(7);
  expect(counter?.working_days[5]).toMatchObject({ day: 'saturday', from: '10-00', to: '18-00', disabled: false });
  expect(counter?.working_days[6]).toMatchObject({ day: 'sunday', disabled: true });
  // Noon of a Saturday.
  expect(counter?.closed_date).toEqual([{ id: 1, day: '2026-11-23' }]);
  expect((await nora.market.get(`delivery-points/${lockers?.id}`)).body.data.translation.title).toBe('Lockers');
  expect((await nora.market.get('delivery-points/99')).status).toBe(404);
});

test("an order there costs the point's price, whatever the distance, in every currency", async () => {
  const delivery_point_id = await idOf('Lockers');
  const brought = (await calculate({ type: 'point', delivery_point_id })).data;
  const pickedUp = (await calculate({ type: 'pickup' })).data;
  expect(brought.delivery_fee).toBe(1.5);
  expect(brought.total_price).toBeCloseTo(pickedUp.total_price + 1.5, 8);
  expect((await calculate({ type: 'point', delivery_point_id, currency_id: 2 })).data.delivery_fee).toBe(1.38);
  expect((await calculate({ type: 'point', delivery_point_id: await idOf('Counter') })).data.delivery_fee).toBe(0);
});

test('a guest is told the same', async () => {
  const query = new URLSearchParams({
    shop_id: String(nora.orderBody().shop_id),
    type: 'point',
    delivery_point_id: String(await idOf('Lockers')),
    'products[0][stock_id]': String(nora.pizza),
    'products[0][quantity]': '1',
  });
  expect((await nora.market.get(`order/products/calculate?${query}`)).body.data.data.delivery_fee).toBe(1.5);
});

test.each([{}, { delivery_point_id: 3 }, { delivery_point_id: 99 }])(
  'without an active one, as by %o, it is refused',
  async sent => {
    for (const answer of [
      await calculate({ type: 'point', ...sent }),
      (await nora.order({ delivery_type: 'point', ...sent })).body,
    ]) {
      expect(answer.statusCode).toBe('ERROR_400');
      expect(Object.keys(answer.params)).toEqual(['delivery_point_id']);
    }
  },
);

test('the order says to which point it goes, and a courier brings it there', async () => {
  const delivery_point_id = await idOf('Lockers');
  const location = { latitude: '41.291', longitude: '69.221' };
  const made = (await nora.order({ delivery_type: 'point', delivery_point_id, location })).body.data;
  expect(made).toMatchObject({ delivery_type: 'point', delivery_point_id, delivery_fee: 1.5, location });
  await nora.transaction(made.id, 'cash');
  await nora.market.later(200);
  const there = await nora.show(made.id);
  expect(there.status).toBe('on_a_way');
  expect(there.deliveryman).not.toBeNull();
  const [listed] = (await nora.customer.get('orders/paginate')).body.data;
  expect(listed.delivery_point_id).toBe(delivery_point_id);
});

test('any other order goes to none', async () => {
  const sent = { delivery_point_id: await idOf('Lockers'), location: address };
  expect((await nora.order(sent)).body.data).not.toHaveProperty('delivery_point_id');
});
