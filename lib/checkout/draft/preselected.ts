/**
 * Preselects for the page what the customer has not chosen: their last payment method, or the only one. A press does
 * not preselect: it orders what the page has shown. Pure.
 */
import type { CheckoutState } from '@/lib/checkout/checkout-state';

/**
 * `last`: the tag of the last payment method, "" for none. No method adds to the price, so preselecting one charges
 * nobody for a choice that they did not make.
 */
export function withPreselected(state: CheckoutState, last: string): CheckoutState {
  const { draft, payments } = state;
  if (draft.payment !== '' || payments === null) return state;
  const only = payments.length === 1 ? payments[0]?.tag : undefined;
  const tag = payments.some(one => one.tag === last) ? last : only;
  if (tag === undefined || (tag === 'wallet' && !suffices(state))) return state;
  return { ...state, draft: { ...draft, payment: tag } };
}

function suffices({ wallet, totals }: CheckoutState): boolean {
  return totals !== null && wallet !== 'unknown' && (wallet?.minor ?? 0) >= totals.total.minor;
}
