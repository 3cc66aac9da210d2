/** Delivers an order to a customer with money in the wallet, and posts the form for a tip (R2). */
import { beforeEach, vi } from 'vitest';
import { toMinor } from '@/lib/cart/rounding';
import * as environment from '@/lib/env';
import { getOrder } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/schema';
import { tipCourier } from '@/lib/tips/actions';
import { tipStateOf } from '@/lib/tips/tip-state';
import type { PlacedOrder } from '../../support/customers.ts';
import { posts } from './forms.ts';
import { calls, customers, sandbox } from './sandbox.ts';
import { freshBrowser, signsIn } from './session.ts';

export let order: PlacedOrder;
export let page: string;
/** The ids of payment methods, by tag. */
export let payments: Record<string, string>;
/** The balance of the wallet before the tip, including the cashback for the order. */
let held: number;

/** Delivers the order before each test of the file. */
export function deliversAnOrder(): void {
  beforeEach(async () => {
    usesRevision('R2');
    await freshBrowser();
    order = await customers.createWithOrder({ walletMoney: 100 });
    await order.moves('delivered');
    await signsIn(order.customer.email);
    held = await order.customer.balance();
    page = `/orders/${order.id}`;
    const ways = await sandbox.read<{ id: number; tag: string }[]>('payments');
    payments = Object.fromEntries(ways.map(({ id, tag }) => [tag, String(id)]));
    calls.length = 0;
  });
}

export function usesRevision(revision: 'R1' | 'R2'): void {
  const base = { ...environment.env() };
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: revision });
}

export const paying = () => `payments/order/${order.id}/transactions`;
/** How many calls have paid a tip from the wallet, and how many have asked for the page of a payment provider. */
export const walletCalls = () => calls.filter(call => call.includes(paying())).length;
export const paymentPageCalls = () => calls.filter(call => call.includes('order-stripe-process')).length;

/** Posts the form: 2.50 in the order's currency, unless `more` says otherwise. */
export const tipsCourier = (tag = 'wallet', more: Record<string, string> = {}) =>
  posts(
    tipCourier,
    { order: String(order.id), tip: 'other', ownTip: '2.50', payment: payments[tag] ?? '', ...more },
    page,
  );

/** How much the wallet has lost, and how much the courier has got, in whole units. */
export const moneyMoved = async () => ({
  spent: toMinor(held - (await order.customer.balance())) / 100,
  tip: (await order.customer.order(order.id)).tips ?? 0,
});

export async function orderNow(): Promise<Order> {
  const found = await getOrder(String(order.id), 'en');
  if (!found.ok) throw new Error(found.why);
  return found.value;
}

export const stateNow = async () => (await tipStateOf(await orderNow())).kind;
