/** Takes a member out of a group order at their own wish: their choices become their own basket. */
import 'server-only';
import type { CartBackend } from '@/lib/cart/backend/backend';
import { announceGroupChange } from '@/lib/cart/group/hub';
import { keepChosen } from '@/lib/cart/group/kept-choices';
import { leaveGroupCart, readGroup } from '@/lib/cart/group/member-calls';
import { chosenBy, goOnAlone, keepAsOwn } from '@/lib/cart/group/own-basket';
import { forgetParticipant, type Participant } from '@/lib/cart/group/participant';
import type { Market } from '@/lib/market/market';

/** False when nobody knows whether they are out: until then they count as in. Actions and route handlers only. */
export async function leaveGroup(participant: Participant, own: CartBackend, { locale }: Market): Promise<boolean> {
  const before = await readGroup(participant, locale);
  if (!before.ok) return false;
  if (before.value === null) {
    await goOnAlone(participant, own);
    return true;
  }
  const chosen = chosenBy(before.value, participant.uuid);
  await keepChosen(participant.uuid, 'left', chosen);
  const left = await leaveGroupCart(participant, locale);
  if (!left.ok) {
    const now = await readGroup(participant, locale);
    if (!now.ok || now.value !== null) return false;
  }
  const kept = chosen === null ? 'inCart' : await keepAsOwn(chosen, own);
  // Otherwise they count as a former member, whose choices wait until there is room.
  if (kept !== 'noRoom') await forgetParticipant();
  announceGroupChange(participant.cart);
  return true;
}
