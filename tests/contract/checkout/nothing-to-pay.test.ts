/**
 * An order whose whole price is taken off, over the real sandbox in both revisions: nobody is led to a payment page to
 * pay nothing (docs/behaviour.md 4.6).
 */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stepsNeeded } from '@/components/checkout/steps';
import { putWanted } from '@/lib/cart/account-cart';
import type { Draft } from '@/lib/checkout/draft/draft';
import { writeDraft } from '@/lib/checkout/draft/draft-cookie';
import { payFound } from '@/lib/checkout/order/place-order';
import { pressOrder } from '@/lib/checkout/order/press-order';
import * as environment from '@/lib/env';
import { payAgain } from '@/lib/orders/pay-again';
import english from '../../../messages/en.json' with { type: 'json' };
import type { Customer } from '../../support/customers.ts';
import { changesAnswers } from '../storefront/answers.ts';
import { checkoutState, shownBy } from '../storefront/checkout.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

const nothing = english.orders.paymentState.canceled;
let customer: Customer;

describe.each(['R1', 'R2'] as const)('%s', revision => {
  beforeEach(async () => {
    const base = environment.env();
    vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: revision });
    await sandbox.control('settings', { service_fee: '0' });
    customer = await newCustomer();
  });

  test.each(['stripe', '', 'gone'])('paid by "%s": it is ordered at once, and nothing is asked for', async payment => {
    const state = await free({ payment });
    expect(state.totals?.total.minor).toBe(0);
    expect([...stepsNeeded(state)]).toEqual([]);
    const placed = await pressOrder({ draft: state.draft, shown: shownBy(state), market });
    expect(placed).toMatchObject({ kind: 'ordered', wasOrderedBefore: false });
    const [made] = await customer.orders();
    expect(made?.transaction).toMatchObject({ status: 'progress', payment_system: { tag: 'cash' } });
    const page = await opensPage(`/orders/${made?.id}`);
    expect(page).toContain(nothing);
    expect(page).not.toContain('name="payment"');
    expect(await opensPage('/wallet?payments=1')).not.toContain(english.wallet.status.progress);
  });

  test('a method that was chosen and asks nobody is kept', async () => {
    const state = await free({ payment: 'wallet' });
    await pressOrder({ draft: state.draft, shown: shownBy(state), market });
    const [made] = await customer.orders();
    expect(made?.transaction).toMatchObject({ status: 'paid', payment_system: { tag: 'wallet' } });
  });

  test('where all methods lead to a payment page, it is ordered all the same', async () => {
    const stop = changesAnswers('rest/payments', ({ data }: { data: { tag: string }[] }) => {
      data.splice(0, data.length, ...data.filter(({ tag }) => tag === 'stripe'));
    });
    const state = await free({ payment: 'stripe' });
    const placed = await pressOrder({ draft: state.draft, shown: shownBy(state), market });
    expect(placed).toMatchObject({ kind: 'ordered' });
    stop();
  });
});

test('the checkout says that there is nothing to pay, and offers no method', async () => {
  customer = await newCustomer();
  const state = await free({ payment: 'stripe' });
  await writeDraft(state.draft);
  const page = await opensPage('/checkout');
  expect(page).toContain(nothing);
  expect(page).not.toContain('type="radio" name="payment"');
});

test('one that another client has made by card is not to be paid, and nor is one whose payment was lost', async () => {
  customer = await newCustomer();
  const state = await free({ payment: 'cash' });
  await pressOrder({ draft: state.draft, shown: shownBy(state), market });
  const [made] = await customer.orders();
  const id = String(made?.id);
  const stop = changesAnswers(`user/orders/${id}`, ({ data }: { data: object }) =>
    Object.assign(data, { transaction: { status: 'progress', payment_system: { tag: 'stripe' } } }),
  );
  const page = await opensPage(`/orders/${id}`);
  expect(page).toContain(nothing);
  expect(page).not.toContain('name="payment"');
  const [card] = (await sandbox.read<{ id: number; tag: string }[]>('payments')).filter(({ tag }) => tag === 'stripe');
  expect(await payAgain(id, String(card?.id), market)).toEqual({ how: 'over' });
  stop();
  const unpaid = changesAnswers(`user/orders/${id}`, ({ data }: { data: object }) =>
    Object.assign(data, { transaction: null }),
  );
  expect(await payFound(id, state.cart.shop.id, 'stripe', market)).toMatchObject({ kind: 'ordered' });
  unpaid();
});

/** A checkout of goods that cost less than the coupon takes off, to be picked up. */
async function free(change: Partial<Draft>) {
  const offer = await catalog.offer(({ price, min, left }) => price <= 250 && min === 1 && left > 20);
  const put = await putWanted(String(offer.shop.id), [{ stockId: offer.stockId, quantity: 1, addons: [] }], market);
  if (!put.ok) throw new Error(put.why);
  return checkoutState({ fulfilment: 'pickup', coupon: 'MINUS3', ...change }, String(offer.shop.id));
}
