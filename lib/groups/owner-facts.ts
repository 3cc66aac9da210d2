/** Keeps what members cannot read themselves up to date: the owner's name, and how and where the order is to be had. */
import 'server-only';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { findFacts, type GroupChoice, type GroupFacts, type GroupTerms } from '@/lib/cart/group/facts';
import { findTerms } from '@/lib/cart/group/own-terms';
import { renewFacts } from '@/lib/cart/group/renew-facts';
import type { AccountCart } from '@/lib/cart/schema';
import { checkCoupon } from '@/lib/checkout/coupon';
import { draftFor, emptyDraft } from '@/lib/checkout/draft';
import { readDraft } from '@/lib/checkout/draft-cookie';
import { choiceOf } from '@/lib/checkout/group-choice';
import { withTipIn } from '@/lib/checkout/tips';
import { termsOf } from '@/lib/groups/terms';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';

/** `cart` is that of the signed-in owner. `terms`: new ones. */
export async function keepFacts(cart: AccountCart, market: Market, terms?: GroupTerms): Promise<void> {
  const [before, known, session, address, chosen] = await Promise.all([
    findFacts(cart.id),
    findTerms(cart.id),
    readSession(),
    readDeliveryAddress(),
    readChoice(cart, market),
  ]);
  const facts: GroupFacts = {
    ...(before ?? choiceOf({ ...emptyDraft, fulfilment: 'delivery' }, 'none')),
    ...chosen,
    ...termsOf(known),
    ...terms,
    ownerId: cart.ownerId,
    owner: session?.customer.firstName ?? '',
    shop: cart.shopId,
    point: address === null ? (before?.point ?? null) : { latitude: address.latitude, longitude: address.longitude },
    state: 'open',
    key: cart.participants.find(({ isOwner }) => isOwner)?.uuid ?? '',
  };
  await renewFacts(cart.id, before, facts);
}

/**
 * The choices made at the checkout in this browser; null where there are none. Where the customer has not chosen
 * between delivery and pickup, the checkout's choice stands (lib/checkout/checkout-state.ts).
 */
async function readChoice(cart: AccountCart, market: Market): Promise<Partial<GroupChoice> | null> {
  const stored = await readDraft();
  if (stored === null) return null;
  const draft = await withTipIn(draftFor(cart, stored), market);
  const coupon = await checkCoupon(draft.coupon, cart.shopId, market);
  const { fulfilment, ...choice } = choiceOf({ ...draft, fulfilment: draft.fulfilment || 'delivery' }, coupon);
  return draft.fulfilment === '' ? choice : { fulfilment, ...choice };
}
