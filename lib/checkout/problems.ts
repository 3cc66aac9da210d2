/** Finds what prevents a checkout from being ordered. Pure, so that the page and the action agree. */
import { blockersOf } from '@/lib/cart/cart';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { type Draft, draftLimits } from '@/lib/checkout/draft/draft';
import { noteOf, type RequestWords } from '@/lib/checkout/order/order-request';
import { isTip } from '@/lib/checkout/tips';
import { isPhone } from '@/lib/phone';
import { isOutOfReach, undeliverableErrors } from '@/lib/shops/opening/orderable';

/** `key` is a message under `errors.checkout`; `field` is the form's field to correct, if one can be. */
export interface Problem {
  key: ObstacleKey | MistakeKey;
  field?: string;
}

type ObstacleKey =
  | 'lines'
  | 'paused'
  | 'never'
  | 'closedNow'
  | 'closedDay'
  | 'slotGone'
  | 'noAddress'
  | (typeof undeliverableErrors)['elsewhere' | 'nowhere']
  | 'minimum'
  | 'pointMissing'
  | 'pointGone'
  | 'pointClosed'
  | 'unknownZone'
  | 'unknownTotal'
  | 'unknownTime'
  | 'unknownPayments'
  | 'offline';

type MistakeKey =
  | 'phone'
  | 'phoneShape'
  | 'name'
  | 'payment'
  | 'paymentGone'
  | 'wallet'
  | 'unknownPayments'
  | 'tip'
  | 'noteTooLong';

/** Obstacles that the page shows at once, because filling in the form cannot remove them. */
export function obstaclesOf(state: CheckoutState): Problem[] {
  const { cart, draft, shop, when, destination: place, reach, collection, payments, totals } = state;
  const isDelivery = draft.fulfilment === 'delivery';
  const isCollected = draft.fulfilment === 'collection';
  const found: Problem[] = [];
  const blockers = blockersOf(cart);
  if (blockers.includes('lines')) found.push({ key: 'lines' });
  if (!shop.hours.isTakingOrders) found.push({ key: 'paused' });
  else if (when.kind === 'none' && when.why !== 'unknown') found.push(timeProblem(when.why));
  const isOut = (isDelivery && isOutOfReach(reach)) || (isCollected && reach === 'nowhere');
  if (isOut) found.push({ key: undeliverableErrors[reach], field: 'place' });
  else if (isDelivery && place === null && state.accountAddresses !== null)
    found.push({ key: 'noAddress', field: 'place' });
  if (isCollected && !isOut) found.push(...pointProblems(state));
  // Only what is brought has a minimum, and more goods would not bring it from a shop out of reach.
  if ((isDelivery || isCollected) && !isOut && blockers.includes('minimum')) found.push({ key: 'minimum' });
  if (found.length > 0) return found;
  if (isDelivery && reach === 'unknown') return [{ key: 'unknownZone' }];
  // The chosen branch cannot be named, and the shop itself was not chosen.
  if (draft.fulfilment === 'pickup' && state.branches === null && draft.branch !== '') return [{ key: 'offline' }];
  if (isCollected && collection?.points == null) return [{ key: 'offline', field: 'collectionPoint' }];
  if (when.kind === 'none') return [{ key: 'unknownTime' }];
  if (payments === null) return [{ key: 'unknownPayments' }];
  return totals === null ? [{ key: 'unknownTotal' }] : [];
}

/** The points are read for every press, so what was chosen before may be gone. */
function pointProblems({ draft, collection }: CheckoutState): Problem[] {
  if (collection?.points == null || collection.chosen !== null) return [];
  const isGone = draft.collectionPoint !== '' || collection.points.length === 0;
  return [{ key: isGone ? 'pointGone' : 'pointMissing', field: 'collectionPoint' }];
}

function timeProblem(why: 'never' | 'closedNow' | 'closedDay' | 'gone' | 'pointClosed'): Problem {
  if (why === 'pointClosed') return { key: why, field: 'collectionPoint' };
  return { key: why === 'gone' ? 'slotGone' : why, field: 'day' };
}

/** Missing or wrong inputs, shown after the customer has pressed the order button. */
export function mistakesOf(state: CheckoutState): Problem[] {
  const { draft, needsPhone, totals } = state;
  const found: Problem[] = [];
  if (needsPhone && draft.phone === '') found.push({ key: 'phone', field: 'phone' });
  else if (draft.phone !== '' && !isPhone(draft.phone)) found.push({ key: 'phoneShape', field: 'phone' });
  if (draft.other && draft.name === '') found.push({ key: 'name', field: 'name' });
  if (draft.other && !isPhone(draft.otherPhone))
    found.push({ key: draft.otherPhone === '' ? 'phone' : 'phoneShape', field: 'otherPhone' });
  // What costs nothing is paid without a choice (lib/payments/payment-for.ts).
  if (totals?.total.minor !== 0) found.push(...paymentMistakes(state));
  if (state.offersTips && draft.tip === 'other' && !isTip(draft.ownTip)) found.push({ key: 'tip', field: 'ownTip' });
  return found;
}

function paymentMistakes(state: CheckoutState): Problem[] {
  const { draft, payments } = state;
  const payment = payments?.find(({ tag }) => tag === draft.payment);
  if (draft.payment === '') return [{ key: 'payment', field: 'payment' }];
  if (payments !== null && payment === undefined) return [{ key: 'paymentGone', field: 'payment' }];
  return payment?.tag === 'wallet' ? walletProblems(state) : [];
}

/** Nothing is ordered on a balance that nobody has told. */
function walletProblems({ wallet, totals }: CheckoutState): Problem[] {
  if (wallet === 'unknown') return [{ key: 'unknownPayments', field: 'payment' }];
  const isShort = totals !== null && (wallet?.minor ?? 0) < totals.total.minor;
  return isShort ? [{ key: 'wallet', field: 'payment' }] : [];
}

/** Wishes are written into the note too, and may leave too little room for the customer's own text. */
export function noteProblemOf(draft: Draft, words: RequestWords): Problem[] {
  return noteOf(draft, words).length > draftLimits.note ? [{ key: 'noteTooLong', field: 'note' }] : [];
}
