/**
 * What the last button said, as a mark that travels with the form: a basket, a total, a place and a time. An order is
 * only made while all of it still holds, so that nothing the customer has not seen is ever ordered or charged.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import type { CheckoutState } from '@/lib/checkout/checkout-state';

export function fingerprintOf({ cart, draft, destination: place, when, totals, coupon }: CheckoutState): string {
  const lines = cart.lines.map(({ key, quantity, addons }) => [key, quantity, addons.map(a => [a.key, a.quantity])]);
  const where = draft.fulfilment === 'delivery' ? (place?.key ?? '') : `branch ${draft.branch}`;
  const time = when.kind === 'slot' ? `${when.date} ${when.minutes}` : when.kind;
  const code = coupon === 'none' ? '' : draft.coupon;
  const told = [cart.id, cart.shop.id, lines, totals?.total, draft.fulfilment, where, time, code];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);
}
