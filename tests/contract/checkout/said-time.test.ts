/** Waiting alone makes an order later than its button said (lib/checkout/order/said-time.ts). */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { pressOrder } from '@/lib/checkout/order/press-order';
import { getClock } from '@/lib/market/queries';
import { timeWords } from '@/lib/shops/opening/open-words';
import { momentOf, wallTime } from '@/lib/time';
import type { Customer } from '../../support/customers.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { checkoutState, readyCheckout, shownBy } from '../storefront/checkout.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});
afterEach(async () => void (await sandbox.ask('DELETE', '/_sandbox/clock')));

test('an order that would come much later than the button said is not made, and then it is', async () => {
  const clock = await getClock('en');
  const shows = async (minutes: number) => {
    const now = new Date(momentOf(clock, wallTime(clock).date, minutes)).toISOString();
    await sandbox.control('clock', { now });
    kept.clear();
  };
  await shows(13 * 60);
  const said = ({ when }: CheckoutState) => (when.kind === 'asap' ? timeWords(when.minutes, 'en') : '');
  const { press, state } = await readyCheckout('cash');
  expect(said(state)).not.toBe('');
  await shows(13 * 60 + 40);
  expect(await pressOrder(press)).toMatchObject({
    kind: 'stopped',
    refusal: {
      form: [{ key: 'checkout.later', values: { was: said(state), now: said(await checkoutState(press.draft)) } }],
    },
  });
  expect(await customer.orders()).toEqual([]);
  expect(await pressOrder({ ...press, shown: shownBy(await checkoutState(press.draft)) })).toMatchObject({
    kind: 'ordered',
  });
});
