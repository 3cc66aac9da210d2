import { describe, expect, test } from 'vitest';
import { createApp } from '../../../sandbox/app.ts';
import { createClock } from '../../../sandbox/clock.ts';
import { openStore } from '../../../sandbox/database/store.ts';
import { orderStatuses } from '../../../sandbox/rules/order-life.ts';
import { town } from '../../../sandbox/seed/town.ts';
import { seedDatabase } from '../../../sandbox/seed-database/seed-database.ts';
import { type Body, noon } from './hamlet-market.ts';

const clock = createClock(() => noon.getTime());
const store = openStore(':memory:');
seedDatabase(store, town, noon);
const app = createApp({ store, clock, town });

const sent = { email: 'nora@doorstep.test', password: 'doorstep1' };
const json = { 'Content-Type': 'application/json' };
const login = await app.request('/api/v1/auth/login', { method: 'POST', body: JSON.stringify(sent), headers: json });
const token: string = (await login.json()).data.access_token;
store.run("UPDATE tokens SET expires_at = '2099-01-01 00:00:00'");
async function get(path: string): Promise<Body> {
  const answer = await app.request(`/api/v1/dashboard/user/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}
const every = async (): Promise<Body[]> => {
  const { data } = await get('orders/paginate?perPage=100');
  return Promise.all(data.map(async ({ id }: Body) => (await get(`orders/${id}`)).data));
};

describe("Nora's orders", () => {
  test('are there in every status, paid in every way, and each receipt adds up', async () => {
    const orders = await every();
    expect(new Set(orders.map(order => order.status))).toEqual(new Set(orderStatuses));
    expect(new Set(orders.map(order => order.transaction.payment_system.tag))).toEqual(
      new Set(['cash', 'wallet', 'stripe']),
    );
    for (const order of orders) {
      const off = (order.total_discount ?? 0) + (order.coupon?.price ?? 0);
      const fees = (order.delivery_fee ?? 0) + (order.service_fee ?? 0) + (order.tips ?? 0);
      expect(order.origin_price - off + (order.tax ?? 0) + fees).toBeCloseTo(order.total_price, 8);
    }
    expect(orders.some(order => order.status === 'new' && order.transaction.status === 'canceled')).toBe(true);
    expect(orders.some(order => order.delivery_type === 'pickup')).toBe(true);
    expect(orders.some(order => order.coupon?.name === 'AUTUMN15')).toBe(true);
    const lines: Body[] = orders.flatMap(order => order.details);
    expect(lines.some(line => line.bonus)).toBe(true);
    expect(lines.some(line => !line.stock.product.active)).toBe(true);
  });

  test('look as fresh after a month as on the first day', async () => {
    clock.shift(31 * 86_400);
    const open = (await every()).filter(order => order.status !== 'delivered' && order.status !== 'canceled');
    expect(open).toHaveLength(7);
    for (const order of open) {
      expect(order.created_at.slice(0, 10)).toBe('2026-12-22');
      expect(['2026-12-22', '2026-12-23']).toContain(order.delivery_date);
    }
    const riding = open.find(order => order.status === 'on_a_way');
    expect(riding.deliveryman.delivery_man_setting.location).not.toEqual(riding.location);
    expect(riding.deliveryman.delivery_man_setting.location).not.toEqual(riding.shop.location);
    clock.reset();
  });

  test('the wallet ends where its history says', async () => {
    const { data } = await get('wallet/histories?perPage=100');
    const paid = data.filter(({ status }: Body) => status === 'paid');
    const sum = paid.reduce(
      (total: number, { type, price }: Body) => total + (/topup$/.test(type) ? price : -price),
      0,
    );
    expect(sum).toBeCloseTo((await get('profile/show')).data.wallet.price, 8);
    expect(data.at(-1)).toMatchObject({ type: 'topup', note: 'Top up by card' });
    const times = data.map((move: Body) => move.created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(data.at(-1).price).toBeGreaterThan(0);
  });

  test('some were refunded', async () => {
    const { data } = await get('order-refunds/paginate');
    expect(data.map(({ status }: Body) => status).sort()).toEqual(['accepted', 'canceled', 'pending']);
  });
});
