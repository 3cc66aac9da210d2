/** What an order costs, as its page, the list and the wallet's payments write it (docs/api.md 8.2, 10.8). */
import { beforeAll, expect, test } from 'vitest';
import type { Outcome } from '@/lib/api/client';
import { getMoneyStyle } from '@/lib/market/queries';
import { moneyStyleOf } from '@/lib/orders/money';
import { getOrder, listOpenOrders } from '@/lib/orders/queries';
import { listTransactions } from '@/lib/wallet/queries';
import { ready } from './storefront/checkout.ts';
import { openStorefront } from './storefront/sandbox.ts';
import { market, newCustomer } from './storefront/session.ts';

beforeAll(openStorefront);

function good<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.value;
}

test('its symbol stands where the market writes it, though no order says where that is', async () => {
  await newCustomer();
  const soms = { ...market, currency: '3' };
  const { order } = await ready('wallet', {}, soms);
  expect(await order()).toMatchObject({ kind: 'ordered' });
  const [listed] = good(await listOpenOrders('en')).items;
  const found = good(await getOrder(listed?.id ?? '', 'en'));
  const [payment] = good(await listTransactions(1, 'en')).items;
  const style = await getMoneyStyle(soms);
  expect(style.position).toBe('after');
  expect([listed, found, payment?.charged].map(one => one && moneyStyleOf(one, 'en'))).toEqual([style, style, style]);
});
