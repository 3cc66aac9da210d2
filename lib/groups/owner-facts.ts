/** Keeps what members cannot read themselves up to date: the owner's name, and how and where the order is to be had. */
import 'server-only';
import type { DeliveryAddress } from '@/lib/addresses/delivery-address';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { findFacts, type GroupChoice, type GroupFacts, type GroupTerms } from '@/lib/cart/group/facts';
import { findTerms } from '@/lib/cart/group/own-terms';
import { renewFacts } from '@/lib/cart/group/renew-facts';
import type { AccountCart } from '@/lib/cart/schema';
import { checkCoupon } from '@/lib/checkout/coupon';
import { draftFor, emptyDraft } from '@/lib/checkout/draft/draft';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { choiceOf } from '@/lib/checkout/group-choice';
import { withTipIn } from '@/lib/checkout/tips';
import { termsOf } from '@/lib/groups/terms';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';

/**
 * `cart` is that of the signed-in owner. `terms`: new ones. Opening the group's page overwrites no stored choice: the
 * owner may have it open on several devices, each with its own address and draft, which would overwrite each other again
 * and again. Only a newer choice of an address does, and each press at the checkout (lib/checkout/group-choice.ts).
 */
export async function keepFacts(cart: AccountCart, market: Market, terms?: GroupTerms): Promise<void> {
  const [before, known, session, address] = await Promise.all([
    findFacts(cart.id),
    findTerms(cart.id),
    readSession(),
    readDeliveryAddress(),
  ]);
  const facts: GroupFacts = {
    ...(before ?? (await firstChoice(cart, market))),
    ...termsOf(known),
    ...terms,
    ...pointOf(before, address),
    ownerId: cart.ownerId,
    owner: before?.owner || (session?.customer.firstName ?? ''),
    shop: cart.shopId,
    state: 'open',
    key: cart.participants.find(({ isOwner }) => isOwner)?.uuid ?? '',
  };
  await renewFacts(cart.id, before, facts);
}

/**
 * Where the owner uses several devices, the address that was chosen last counts; one that was chosen before the group
 * began is old.
 */
function pointOf(before: GroupFacts | null, address: DeliveryAddress | null): Pick<GroupFacts, 'point' | 'pointAt'> {
  const point = address && { latitude: address.latitude, longitude: address.longitude };
  if (before === null || before.point === null) return { point, pointAt: point === null ? 0 : Date.now() };
  const at = address?.chosenAt ?? 0;
  return at > before.pointAt ? { point, pointAt: at } : { point: before.point, pointAt: before.pointAt };
}

async function firstChoice(cart: AccountCart, market: Market): Promise<GroupChoice> {
  return { ...choiceOf({ ...emptyDraft, fulfilment: 'delivery' }, 'none'), ...(await readChoice(cart, market)) };
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
