/** What becomes of a member's things when they are no longer in the group: a basket of their own. */
import 'server-only';
import { basketOf } from '@/lib/cart/account-basket';
import type { CartBackend } from '@/lib/cart/backend';
import type { Basket } from '@/lib/cart/basket';
import { countOf, larger } from '@/lib/cart/basket-sum';
import { type MembershipEnd, readMembershipEnd } from '@/lib/cart/group/membership-end';
import { forgetParticipant, type Participant, writeParticipant } from '@/lib/cart/group/participant';
import { park } from '@/lib/cart/parking';
import type { AccountCart } from '@/lib/cart/schema';
import { updateMeCookie } from '@/lib/session/me-cookie';
import { baseCurrency } from '@/lib/view/view';

/** What one participant has chosen; null for nothing. */
export function chosenBy(cart: AccountCart, uuid: string): Basket | null {
  const own = cart.participants.find(participant => participant.uuid === uuid);
  const { shopId, currencyId } = cart;
  return own === undefined ? null : basketOf({ lines: own.lines, shopId, currency: currencyId || baseCurrency });
}

/**
 * Lets go of a group that has ended without them, and keeps what they had chosen. Who they were in one that was ordered
 * is forgotten on its page only, because their share stands there. `own`: where their own cart is kept. Answers how it
 * has ended. Actions and route handlers only.
 */
export async function goOnAlone(participant: Participant, own: CartBackend): Promise<MembershipEnd> {
  const end = await readMembershipEnd(participant);
  if (end.why === 'ordered') await writeParticipant({ ...participant, isOver: true });
  else await forgetParticipant();
  if (end.chosen !== null) await keepAsOwn(end.chosen, own);
  return end;
}

/** In the header of every page. Actions and route handlers only. */
export async function showOwnCount(own: CartBackend): Promise<void> {
  const held = await own.read();
  if (held.ok) await updateMeCookie({ count: countOf(held.value) });
}

/** In their cart where there is room for it, else put aside. Actions and route handlers only. */
export async function keepAsOwn(basket: Basket, own: CartBackend): Promise<void> {
  const before = await own.read();
  const isFree = before.ok && (before.value === null || before.value.shopId === basket.shopId);
  const put = isFree ? await own.put(basket.shopId, larger(before.value, basket.lines), before.value) : null;
  if (put?.ok !== true) await park(basket);
}
