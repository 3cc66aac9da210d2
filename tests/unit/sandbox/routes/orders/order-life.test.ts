import { beforeEach, describe, expect, test } from 'vitest';
import type { Body } from '../../hamlet-market.ts';
import { type Ordering, ordering, walletOf } from '../../ordering.ts';

let nora: Ordering;
beforeEach(async () => {
  nora = await ordering();
});
const made = async (more: object = {}): Promise<number> =>
  (await nora.order({ payment_id: nora.payment('cash'), ...more })).body.data.id;
const status = async (id: number) => (await nora.show(id)).status;

describe('an order goes on by the clock', () => {
  test('and is advanced wherever it is read', async () => {
    const id = await made();
    expect(await status(id)).toBe('new');
    nora.market.clock.shift(80);
    const { body } = await nora.customer.get('orders/paginate?statuses[]=cooking');
    expect(body.data).toMatchObject([{ id, updated_at: '2026-11-21 07:01:15Z' }]);
    nora.market.clock.shift(301);
    expect(await nora.show(id)).toMatchObject({ status: 'delivered', transaction: { status: 'paid' } });
  });

  test('and its customer gets a message about each step, unless they switched it off', async () => {
    const messages = async () => {
      const { data } = (await nora.customer.get('../notifications?type=status_changed')).body;
      return data.map((message: Body) => [message.title, message.data.status]);
    };
    const id = await made();
    nora.market.clock.shift(80);
    expect(await messages()).toEqual([
      [String(id), 'cooking'],
      [String(id), 'accepted'],
    ]);
    await nora.customer.call('POST', 'update/notifications', { notifications: [{ notification_id: 1, active: true }] });
    nora.market.clock.shift(301);
    expect(await messages()).toHaveLength(2);
  });

  test('a courier is on the way, moving', async () => {
    const id = await made();
    nora.market.clock.shift(170);
    expect((await nora.show(id)).deliveryman).toBeNull();
    nora.market.clock.shift(190);
    const { deliveryman } = await nora.show(id);
    expect(deliveryman).toMatchObject({ firstname: 'Timur', phone: expect.stringMatching(/^\d+$/) });
    const where = async (): Promise<Body> =>
      (await nora.market.get(`orders/deliveryman/${deliveryman.id}`)).body.data.delivery_man_setting.location;
    const early = await where();
    nora.market.clock.shift(260);
    const late = await where();
    expect(Number(late.latitude)).toBeGreaterThan(Number(early.latitude));
    nora.market.clock.shift(400);
    expect(await status(id)).toBe('delivered');
    expect(Number((await where()).latitude)).toBeCloseTo(41.307986, 4);
    expect((await nora.market.get('orders/deliveryman/1')).status).toBe(404);
  });

  test('not before it is known how it is paid, and not while a provider is waited for', async () => {
    const id = (await nora.order()).body.data.id;
    nora.market.clock.shift(600);
    expect(await status(id)).toBe('new');
    await nora.transaction(id, 'stripe');
    nora.market.clock.shift(6000);
    expect(await status(id)).toBe('new');
    await nora.transaction(id, 'cash');
    nora.market.clock.shift(6040);
    expect(await status(id)).toBe('accepted');
  });

  test('near its slot when that is later', async () => {
    const id = await made({ delivery_date: '2026-11-21', delivery_time: '18:30' });
    nora.market.clock.set(new Date('2026-11-21T13:24:00Z'));
    expect(await status(id)).toBe('new');
    nora.market.clock.set(new Date('2026-11-21T13:30:00Z'));
    expect(await status(id)).toBe('delivered');
  });

  test('at the pace that is set, or not at all', async () => {
    await nora.market.post('/_sandbox/orders/pace', { seconds: 0 });
    const id = await made();
    nora.market.clock.shift(90_000);
    expect(await status(id)).toBe('new');
  });
});

describe('by hand', () => {
  const move = (id: number, body: object) => nora.market.post(`/_sandbox/orders/${id}/status`, body);

  test('it stands still, or goes on from there', async () => {
    const id = await made();
    await move(id, { status: 'ready' });
    nora.market.clock.shift(9000);
    expect(await status(id)).toBe('ready');
    await move(id, { status: 'ready', goOn: true });
    nora.market.clock.shift(9031);
    expect(await status(id)).toBe('on_a_way');
  });

  test('only to what an order can be', async () => {
    const id = await made();
    expect((await move(id, { status: 'eaten' })).status).toBe(400);
    expect((await move(999, { status: 'ready' })).status).toBe(404);
  });
});

describe('cashback', () => {
  test('is told beforehand and comes with the delivery, once', async () => {
    nora.market.store.run('DELETE FROM cashback_steps');
    nora.market.store.run(
      "INSERT INTO cashback_steps (type, value, price, active) VALUES ('fix', 5, 0.5, 1), ('percent', 10, 10, 1)",
    );
    const check = async (amount: number) =>
      (await nora.market.post('/api/v1/rest/cashback/check?currency_id=2', { amount })).body.data.price;
    expect([await check(1), await check(5), await check(100)]).toEqual([0, 0.46, expect.closeTo(10, 8)]);
    const id = await made();
    const before = walletOf(nora.market, 'nora@doorstep.test');
    nora.market.clock.shift(301);
    const { total_price, point_histories } = await nora.show(id);
    await nora.show(id);
    expect(walletOf(nora.market, 'nora@doorstep.test')).toBeCloseTo(before + total_price / 10, 8);
    expect(point_histories).toHaveLength(1);
  });
});
