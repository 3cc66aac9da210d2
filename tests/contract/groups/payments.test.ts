/** Who had what, where a provider's payment makes the order (R2): told of that order alone, to the last cent. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findOrderRecord } from '@/lib/cart/group/record-store';
import * as environment from '@/lib/env';
import { cancelGroup } from '@/lib/groups/end';
import { readOrderRecord } from '@/lib/groups/order-record';
import { getOrder, listLatestOrders } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/schema';
import { pressesOrder } from '../storefront/checkout.ts';
import { choosesDish, choosesShop, dish, joinsGroup, opensGroup, ownGroup, shop } from '../storefront/group.ts';
import { opensPage } from '../storefront/pages.ts';
import { somebody } from '../storefront/people.ts';
import { openStorefront, origin, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);

beforeEach(async () => {
  const { env } = environment;
  const base = env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
  await choosesShop();
});

test('paid at a provider: the order’s page says who had what, and forgets nothing', async () => {
  await party();
  const { url, total } = await goesToPay();
  await atProvider(url, 'paid');
  const order = await newestOrder();
  const record = await readOrderRecord(order);
  expect(record?.people.map(({ name, goods }) => [name === 'Omar', goods])).toEqual([
    [false, dish.price],
    [true, 3 * dish.price],
  ]);
  expect(record?.people.reduce((sum, { share }) => sum + share, 0)).toBe(total);
  expect(order.total).toBe(total);
  expect(await findOrderRecord(order.id)).toEqual(record);
  expect(await opensPage(`/orders/${order.id}`)).toContain('Omar');
});

test('walked away from and cancelled: what is then ordered alone is nobody else’s', async () => {
  await party();
  const { url } = await goesToPay();
  await atProvider(url, 'canceled');
  await cancelGroup(await ownGroup(), market);
  await choosesDish(dish, 3);
  await ordersAlone();
  const order = await newestOrder();
  expect(order.lines.map(({ quantity }) => quantity)).toEqual([4]);
  expect(await readOrderRecord(order)).toBeNull();
});

test('the same once more, ordered alone, is another order, whichever page is opened first', async () => {
  await party();
  const { url } = await goesToPay();
  await atProvider(url, 'paid');
  const together = await newestOrder();
  await choosesDish(dish, 4);
  await ordersAlone();
  const alone = await newestOrder();
  expect([alone.id === together.id, alone.total]).toEqual([false, together.total]);
  expect(await readOrderRecord(alone)).toBeNull();
  expect((await readOrderRecord(together))?.people).toHaveLength(2);
});

test('an order of other things is not taken for it', async () => {
  await party();
  const { url } = await goesToPay();
  await atProvider(url, 'paid');
  const order = await newestOrder();
  const [line] = order.lines;
  if (line === undefined) throw new Error('an order without lines');
  expect(await readOrderRecord({ ...order, lines: [{ ...line, quantity: 9 }] })).toBeNull();
  expect(await readOrderRecord({ ...order, total: order.total + 1 })).toBeNull();
});

/** The owner has one of it, Omar three. */
async function party(): Promise<void> {
  const omar = somebody();
  const invited = await opensGroup({ sharing: 'equal' });
  await choosesDish(dish, 1);
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 3);
  });
}

/** Nothing is ordered before it is paid. */
async function goesToPay(): Promise<{ url: string; total: number }> {
  const { placed, total } = await pressesOrder('stripe', shop);
  if (placed.kind !== 'redirect' || placed.orderId !== null) throw new Error(placed.kind);
  return { url: placed.url, total };
}

async function ordersAlone(): Promise<void> {
  const { placed } = await pressesOrder('cash', shop);
  expect(placed.kind).toBe('ordered');
}

async function atProvider(url: string, status: 'paid' | 'canceled'): Promise<void> {
  const session = url.slice(`${origin}/pay/`.length);
  const answer = await sandbox.request('POST', '/api/v1/webhook/stripe/payment', { body: { session, status } });
  expect(answer.ok).toBe(true);
}

async function newestOrder(): Promise<Order> {
  const found = await listLatestOrders('en');
  const order = found.ok ? await getOrder(found.value.items[0]?.id ?? '', 'en') : found;
  if (!order.ok) throw new Error(order.why);
  return order.value;
}
