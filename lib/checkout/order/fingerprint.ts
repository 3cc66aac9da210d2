/**
 * Makes a fingerprint of what the order button promised: basket, total, place and time. The form posts it back, and an
 * order is made only while it still matches, so that nothing is ordered or charged that the customer has not seen.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import type { CheckoutState } from '@/lib/checkout/checkout-state';

export function fingerprintOf({
  cart,
  draft,
  destination: place,
  collection,
  when,
  totals,
  coupon,
}: CheckoutState): string {
  const lines = cart.lines.map(({ key, quantity, addons }) => [key, quantity, addons.map(a => [a.key, a.quantity])]);
  const where = {
    delivery: [place?.key, place?.savedId],
    pickup: `branch ${draft.branch}`,
    collection: `point ${collection?.chosen?.id}`,
  }[draft.fulfilment];
  const day = when.kind === 'none' ? '' : when.date;
  const time = when.kind === 'slot' ? when.minutes : when.kind;
  const code = coupon === 'none' ? '' : draft.coupon;
  const promise = [cart.id, cart.shop.id, lines, totals?.total, draft.fulfilment, where, day, time, code];
  return createHash('sha256').update(JSON.stringify(promise)).digest('base64url').slice(0, 22);
}
