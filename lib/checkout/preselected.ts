/**
 * Chooses for a page what the customer has not: the way they paid last, or the only one there is. A press never does: it
 * orders what the page has shown. Pure.
 */
import type { CheckoutState } from '@/lib/checkout/checkout-state';

/** `last`: the tag of the way that was paid by last, "" for none. Costs nothing, so it is no choice behind one's back. */
export function withPreselected(state: CheckoutState, last: string): CheckoutState {
  const { draft, payments } = state;
  if (draft.payment !== '') return state;
  const only = payments.length === 1 ? payments[0]?.tag : undefined;
  const tag = payments.some(one => one.tag === last) ? last : only;
  if (tag === undefined || (tag === 'wallet' && !suffices(state))) return state;
  return { ...state, draft: { ...draft, payment: tag } };
}

function suffices({ wallet, totals }: CheckoutState): boolean {
  return totals !== null && (wallet?.minor ?? 0) >= totals.total.minor;
}
