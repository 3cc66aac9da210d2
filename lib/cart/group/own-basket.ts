/** Turns a member's choices into their own basket when they are no longer in the group. */
import 'server-only';
import type { CartBackend } from '@/lib/cart/backend/backend';
import { basketOf } from '@/lib/cart/basket/account-basket';
import type { Basket } from '@/lib/cart/basket/basket';
import { mergeLines, takeLarger } from '@/lib/cart/basket/merge-baskets';
import { park } from '@/lib/cart/basket/parking';
import { type MembershipEnd, readMembershipEnd } from '@/lib/cart/group/membership-end';
import { forgetParticipant, type Participant, writeParticipant } from '@/lib/cart/group/participant';
import type { AccountCart } from '@/lib/cart/schema';
import { baseCurrency } from '@/lib/view/view';

/** The choices of one participant; null where there are none. */
export function chosenBy(cart: AccountCart, uuid: string): Basket | null {
  const own = cart.participants.find(participant => participant.uuid === uuid);
  const { shopId, currencyId } = cart;
  return own === undefined ? null : basketOf({ lines: own.lines, shopId, currency: currencyId || baseCurrency });
}

/**
 * Lets a member go on with a cart of their own after their membership has ended, keeps their choices, and returns how
 * it ended, and where those choices are. If the group was ordered, the browser still remembers the membership until its
 * page is left, because the member's share is shown there; if there is no room for their choices, until there is, because
 * they can be found by it alone. `own`: where their own cart is kept. Actions and route handlers only.
 */
export async function goOnAlone(participant: Participant, own: CartBackend): Promise<MembershipEnd & { kept: Kept }> {
  const end = await readMembershipEnd(participant);
  const kept = end.chosen === null ? 'inCart' : await keepAsOwn(end.chosen, own);
  if (end.why === 'ordered') await writeParticipant({ ...participant, isOver: true });
  else if (kept !== 'noRoom') await forgetParticipant();
  return { ...end, kept };
}

type Kept = 'inCart' | 'parked' | 'noRoom';

/** Puts the basket into their cart where there is room, otherwise parks it. Actions and route handlers only. */
export async function keepAsOwn(basket: Basket, own: CartBackend): Promise<Kept> {
  const before = await own.read();
  const isFree = before.ok && (before.value === null || before.value.shopId === basket.shopId);
  const put = isFree
    ? await own.put(basket.shopId, mergeLines(before.value, basket.lines, takeLarger), before.value)
    : null;
  if (put?.ok === true) return 'inCart';
  return (await park(basket)) ? 'parked' : 'noRoom';
}
