/** Ends a membership or a whole group order at its owner's wish, and keeps each participant's choices. */
import 'server-only';
import { askAgain } from '@/lib/api/ask-again';
import type { Outcome } from '@/lib/api/client';
import { deleteAccountCart, readAccountCart } from '@/lib/cart/account-cart';
import { chooseOwnBackend } from '@/lib/cart/backend/choose-backend';
import { mergeBaskets, takeLarger } from '@/lib/cart/basket/merge-baskets';
import { park, unpark } from '@/lib/cart/basket/parking';
import { forgetAwaitedOrder } from '@/lib/cart/group/awaited-order';
import { findFacts, writeFacts } from '@/lib/cart/group/facts';
import { announceGroupChange } from '@/lib/cart/group/hub';
import { keepChosen } from '@/lib/cart/group/kept-choices';
import { chosenBy, keepAsOwn } from '@/lib/cart/group/own-basket';
import type { AccountCart } from '@/lib/cart/schema';
import { sendOut } from '@/lib/groups/owner-calls';
import { ownerBasket } from '@/lib/groups/start';
import type { Market } from '@/lib/market/market';

/** The customer's own group order; null when there is none. */
export async function readOwnGroup(market: Market): Promise<Outcome<AccountCart | null>> {
  const cart = await readAccountCart(market);
  return cart.ok && cart.value?.isGroup === false ? { ok: true, value: null } : cart;
}

/**
 * `id`: the participant's. Keeps the member's choices before removing the member, who finds them with the message about
 * it.
 */
export async function removeMember(cart: AccountCart, id: string, market: Market): Promise<Outcome<unknown>> {
  const member = cart.participants.find(participant => participant.id === id && !participant.isOwner);
  if (member === undefined) return { ok: true, value: null };
  await keepChosen(member.uuid, 'kicked', chosenBy(cart, member.uuid));
  const out = await sendOut(cart.id, member.uuid, market);
  announceGroupChange(cart.id);
  return out;
}

/** The owner's own lines stay in their cart. */
export async function cancelGroup(cart: AccountCart, market: Market): Promise<Outcome<unknown>> {
  const members = cart.participants.filter(({ isOwner }) => !isOwner);
  for (const { uuid } of members) await keepChosen(uuid, 'cancelled', chosenBy(cart, uuid));
  const facts = await findFacts(cart.id);
  const own = ownerBasket(cart);
  const gone = await deleteGroup(cart, market);
  if (!gone.ok) {
    // Nobody knows whether the cart is gone; the owner's own lines are safe as a parked basket.
    if (gone.why === 'offline' && own !== null) await park(own);
    return gone;
  }
  if (facts !== null) await writeFacts(cart.id, { ...facts, state: 'cancelled' });
  await forgetAwaitedOrder({ customerId: cart.ownerId, shopId: cart.shopId }, cart.id);
  if (own !== null) {
    const aside = await unpark(cart.shopId);
    await keepAsOwn(mergeBaskets(aside, own, takeLarger), await chooseOwnBackend(market));
  }
  announceGroupChange(cart.id);
  return gone;
}

/** After a lost answer, reads whether the account still has the cart. */
async function deleteGroup(cart: AccountCart, market: Market): Promise<Outcome<unknown>> {
  const deleted = await deleteAccountCart(cart.id, market);
  if (deleted.ok || deleted.why !== 'offline') return deleted;
  const now = await askAgain(() => readAccountCart(market));
  return now.ok && now.value?.id !== cart.id ? { ok: true, value: null } : deleted;
}
