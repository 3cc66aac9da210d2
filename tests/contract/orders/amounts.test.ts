/** What an order costs, as its page, the list and the wallet's payments write it (docs/api.md 8.2, 10.8). */
import { beforeAll, expect, test, vi } from 'vitest';
import { getMoneyStyle } from '@/lib/market/queries';
import { moneyStyleOf, totalsOfOrder } from '@/lib/orders/money';
import { getOrder, listOpenOrders } from '@/lib/orders/queries';
import { listTransactions } from '@/lib/wallet/queries';
import { readyCheckout } from '../storefront/checkout.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

test('an order’s currency symbol stands where the market writes it, though no order says where that is', async () => {
  await newCustomer();
  const soms = { ...market, currency: '3' };
  const { order } = await readyCheckout('wallet', {}, soms);
  expect(await order()).toMatchObject({ kind: 'ordered' });
  const [listed] = mustSucceed(await listOpenOrders('en')).items;
  const found = mustSucceed(await getOrder(listed?.id ?? '', 'en'));
  const [payment] = mustSucceed(await listTransactions(1, 'en')).items;
  const { currency: _, ...style } = await getMoneyStyle(soms);
  expect(style.position).toBe('after');
  expect([listed, found, payment?.charged].map(one => one && moneyStyleOf(one, 'en'))).toEqual([style, style, style]);
});

test('an API that takes a coupon off by the rate twice does so in its calculation alone: what is shown is charged', async () => {
  await newCustomer(5000);
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await usual(url, init);
    return url.includes('/cart/calculate/') ? countingTwice(answer) : answer;
  });
  const soms = { ...market, currency: '3' };
  const { state, order } = await readyCheckout('wallet', { coupon: 'MINUS3' }, soms);
  vi.stubGlobal('fetch', usual);
  expect(state.totals?.coupon.minor).toBeGreaterThan(0);
  expect(state.totals?.other.minor).toBe(0);
  expect(await order()).toMatchObject({ kind: 'ordered' });
  const [listed] = mustSucceed(await listOpenOrders('en')).items;
  expect(listed?.total).toBe(state.totals?.total.minor);
});

test('a receipt names fee and coupon as the checkout did, in a currency of thousands', async () => {
  await newCustomer(5000);
  const soms = { ...market, currency: '3' };
  const { state, order } = await readyCheckout('wallet', { coupon: 'MINUS3' }, soms);
  expect(await order()).toMatchObject({ kind: 'ordered' });
  const [listed] = mustSucceed(await listOpenOrders('en')).items;
  expect(totalsOfOrder(mustSucceed(await getOrder(listed?.id ?? '', 'en')))).toMatchObject({
    coupon: { minor: state.totals?.coupon.minor },
    deliveryFee: { minor: state.totals?.deliveryFee.minor },
    other: { minor: 0 },
  });
});

/** As R1 counts (docs/api.md 9.4): the coupon's row is right, and the rate is applied to it once more. */
async function countingTwice(answer: Response): Promise<Response> {
  const { data: sums, ...rest } = await answer.json();
  const off = (sums.coupon_price ?? 0) * sums.rate - (sums.coupon_price ?? 0);
  const goods = sums.total_price - sums.total_shop_tax - sums.delivery_fee;
  const tax = Math.max((sums.total_shop_tax / goods) * (goods - off), 0);
  const total_price = Math.max(goods - off + sums.delivery_fee + tax, 0);
  return Response.json({ ...rest, data: { ...sums, total_shop_tax: tax, total_price } });
}
