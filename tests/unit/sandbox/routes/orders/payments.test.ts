import { beforeEach, describe, expect, test } from 'vitest';
import { siteUrl } from '@/sandbox/environment.ts';
import type { Body } from '../../hamlet-market.ts';
import { inStore, type Ordering, ordering, walletOf } from '../../ordering.ts';
import { signedIn } from '../../signed-in.ts';

let nora: Ordering;
beforeEach(async () => {
  nora = await ordering();
});
const made = async (more?: object): Promise<number> => (await nora.order(more)).body.data.id;
const balance = () => walletOf(nora.market, 'nora@doorstep.test');

describe('a transaction', () => {
  test('of cash is in progress; another way takes its place', async () => {
    const id = await made();
    const { status, body } = await nora.transaction(id, 'cash');
    expect([status, body.data.id]).toEqual([200, id]);
    expect((await nora.show(id)).transaction).toMatchObject({ status: 'progress', payment_system: { tag: 'cash' } });
    await nora.transaction(id, 'stripe');
    expect((await nora.show(id)).transactions).toMatchObject([{ payment_system: { tag: 'stripe' } }]);
  });

  test('of the wallet is paid once, however often it is requested', async () => {
    const id = await made();
    const before = balance();
    const { total_price } = await nora.show(id);
    for (const _ of [1, 2]) expect((await nora.transaction(id, 'wallet')).status).toBe(200);
    expect(balance()).toBeCloseTo(before - total_price, 8);
    expect((await nora.show(id)).transaction).toMatchObject({ status: 'paid' });
    const { body } = await nora.customer.get('wallet/histories?currency_id=2');
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ type: 'withdraw', note: `Payment Order #${id} via Wallet`, status: 'paid' });
    expect(body.data[0].price).toBeCloseTo(total_price * 0.92, 8);
  });

  test('is refused when the wallet does not suffice, and nothing is recorded', async () => {
    nora.market.store.run('UPDATE wallets SET price = 1');
    const id = await made();
    const { status, body } = await nora.transaction(id, 'wallet');
    expect([status, body.statusCode, body.message]).toEqual([400, 'ERROR_109', 'Insufficient wallet balance.']);
    expect(await nora.show(id)).toMatchObject({ status: 'new', transaction: null });
    nora.market.store.run('DELETE FROM wallets');
    expect((await nora.transaction(id, 'wallet')).body.statusCode).toBe('ERROR_108');
  });

  test("needs a payment that is switched on, and an order of one's own", async () => {
    const id = await made();
    nora.market.store.run("UPDATE payments SET active = 0 WHERE tag = 'stripe'");
    expect(Object.keys((await nora.transaction(id, 'stripe')).body.params)).toEqual(['payment_sys_id']);
    expect((await nora.transaction(999, 'cash')).status).toBe(404);
  });

  test('paid by wallet goes back to it when the order is canceled', async () => {
    const before = balance();
    const id = await made();
    await nora.transaction(id, 'wallet');
    await nora.customer.call('POST', `orders/${id}/status/change?status=canceled`);
    expect(balance()).toBeCloseTo(before, 8);
    expect((await nora.show(id)).transaction.status).toBe('refund');
    const notes = (await nora.customer.get('wallet/histories')).body.data.map((row: Body) => [row.type, row.note]);
    expect(notes).toEqual([
      ['topup', `For Order #${id}`],
      ['withdraw', `Payment Order #${id} via Wallet`],
    ]);
    expect((await nora.transaction(id, 'wallet')).status).toBe(400);
  });

  test('comes with the order in one call (R2); a wallet that does not suffice leaves the cart', async () => {
    nora.market.store.run('UPDATE wallets SET price = 1');
    const refused = await nora.order({ payment_id: nora.payment('wallet') });
    expect(refused.body.statusCode).toBe('ERROR_109');
    expect((await nora.customer.get('cart')).status).toBe(200);
    expect(inStore(nora.market, nora.pizza)).toBe(25);
    const { body } = await nora.order({ payment_id: nora.payment('cash') });
    expect(body.data.transaction).toMatchObject({ status: 'progress', payment_system: { tag: 'cash' } });
  });
});

describe('a provider', () => {
  const link = async (query: string): Promise<Body> =>
    (await nora.customer.get(`order-stripe-process?${query}`)).body.data;
  const press = (session: string, outcome: string) =>
    nora.market.app.request(`/pay/${session}`, { method: 'POST', body: new URLSearchParams({ outcome }) });
  const page = async (session: string) => (await nora.market.send(`/pay/${session}`)).body as string;

  describe('for an order that exists (R1)', () => {
    test('is paid on its own page, which sends the browser to the order', async () => {
      const id = await made();
      const session = await link(`order_id=${id}`);
      const { total_price } = await nora.show(id);
      expect(session).toMatchObject({ order_id: id, data: { price: Math.round(total_price * 100), order_id: id } });
      expect(session.data.url).toBe(`http://localhost/pay/${session.id}`);
      expect(await page(session.id)).toContain('<title>Sandbox Pay</title>');
      const answer = await press(session.id, 'paid');
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/orders/${id}`]);
      expect((await nora.show(id)).transaction).toMatchObject({ status: 'paid', payment_system: { tag: 'stripe' } });
    });

    test('paid twice is paid once, by one session or by two', async () => {
      const id = await made();
      const [first, second] = [await link(`order_id=${id}`), await link(`order_id=${id}`)];
      expect((await press(first.id, 'paid')).status).toBe(303);
      expect((await press(first.id, 'paid')).status).toBe(303);
      expect((await press(second.id, 'paid')).status).toBe(409);
      expect(await page(second.id)).toContain('The order is already paid. Nothing was charged.');
      expect((await nora.customer.get(`order-stripe-process?order_id=${id}`)).body.message).toBe(
        'The order is already paid',
      );
    });

    test('that failed can be tried again; walking away closes the session, not the order', async () => {
      const id = await made();
      const session = await link(`order_id=${id}`);
      await press(session.id, 'failed');
      expect((await nora.show(id)).transaction.status).toBe('rejected');
      await press(session.id, 'canceled');
      expect(await nora.show(id)).toMatchObject({ status: 'new', transaction: { status: 'canceled' } });
      expect((await press(session.id, 'paid')).status).toBe(409);
      await press((await link(`order_id=${id}`)).id, 'paid');
      expect((await nora.show(id)).transaction.status).toBe('paid');
    });

    test('refuses a canceled order', async () => {
      const id = await made();
      const session = await link(`order_id=${id}`);
      await nora.customer.call('POST', `orders/${id}/status/change?status=canceled`);
      expect((await press(session.id, 'paid')).status).toBe(409);
      expect((await nora.show(id)).transaction.status).toBe('canceled');
      expect((await nora.customer.get(`order-stripe-process?order_id=${id}`)).status).toBe(400);
    });

    test('sends the browser back although its report is lost', async () => {
      const id = await made();
      const session = await link(`order_id=${id}`);
      await nora.market.post('/_sandbox/faults', { kind: 'status', status: 500, path: 'webhook', times: 1 });
      expect((await press(session.id, 'paid')).status).toBe(303);
      expect((await nora.show(id)).transaction.status).toBe('progress');
      await press(session.id, 'paid');
      expect((await nora.show(id)).transaction.status).toBe('paid');
    });
  });

  describe('for an order to be placed (R2)', () => {
    const sessionLink = () => link(new URLSearchParams(flat(nora.orderBody())).toString());

    test('makes the order when it is paid, and sends the browser to the home page', async () => {
      const session = await sessionLink();
      expect(session.order_id).toBeNull();
      expect((await nora.customer.get('orders/paginate')).body.meta.total).toBe(0);
      const answer = await press(session.id, 'paid');
      expect(answer.headers.get('location')).toBe(`${siteUrl}/`);
      const { data } = (await nora.customer.get('orders/paginate')).body;
      expect(data).toHaveLength(1);
      const order = await nora.show(data[0].id);
      expect(order.transaction).toMatchObject({ status: 'paid' });
      expect(Math.round(order.total_price * 100)).toBe(session.data.price);
      expect((await nora.customer.get('cart')).status).toBe(404);
    });

    test('orders nothing when it fails or is left', async () => {
      const session = await sessionLink();
      await press(session.id, 'failed');
      await press(session.id, 'canceled');
      expect((await nora.customer.get('orders/paginate')).body.meta.total).toBe(0);
      expect((await nora.customer.get('cart')).status).toBe(200);
    });

    test('charges once for one cart, and not at all for one that was ordered or changed meanwhile', async () => {
      const [first, second] = [await sessionLink(), await sessionLink()];
      for (const _ of [1, 2]) expect((await press(first.id, 'paid')).status).toBe(303);
      const again = await press(second.id, 'paid');
      expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('already been ordered')]);
      expect((await nora.customer.get('orders/paginate')).body.meta.total).toBe(1);
    });

    test('does not charge another amount than it showed', async () => {
      const session = await sessionLink();
      await nora.customer.fill({ [nora.pizza]: 5 });
      const answer = await press(session.id, 'paid');
      expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('has changed meanwhile')]);
      expect((await nora.customer.get('cart')).status).toBe(200);
    });
  });

  test('is known, and answers its owner alone', async () => {
    const id = await made();
    expect((await nora.customer.get(`order-paystack-process?order_id=${id}`)).body.statusCode).toBe('ERROR_432');
    expect(Object.keys((await nora.customer.get('order-stripe-process')).body.params)).toEqual(['order_id']);
    const sam = await signedIn(nora.market, 'sam@doorstep.test');
    expect((await sam.get(`order-stripe-process?order_id=${id}`)).status).toBe(404);
  });
});

/** { location: { latitude: 1 } } as "location[latitude]=1". */
function flat(value: Body, prefix = ''): Record<string, string> {
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const name = prefix ? `${prefix}[${key}]` : key;
    return typeof inner === 'object' && inner !== null ? Object.entries(flat(inner, name)) : [[name, String(inner)]];
  });
  return Object.fromEntries(entries);
}
