/** Marks a participant, member or owner, as done or as still choosing. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { mayComeLate, noteIfLate } from '@/lib/api/late-calls';
import { announceGroupChange } from '@/lib/cart/group/hub';
import { readGroup, toggleDone } from '@/lib/cart/group/member-calls';
import { type Participant, readMember } from '@/lib/cart/group/participant';
import type { GroupParticipant } from '@/lib/cart/schema';
import { readOwnGroup } from '@/lib/groups/end';
import { toggleOwnDone } from '@/lib/groups/owner-calls';
import type { Market } from '@/lib/market/market';
import { readCustomerId } from '@/lib/session/customer-id';
import { withLock } from '@/lib/stores/lock';

/**
 * Reads the state first, because the API can only toggle, and one press at a time does, none while an earlier call may
 * still come. Actions only.
 */
export async function setDone(isDone: boolean, market: Market): Promise<Outcome<unknown>> {
  const participant = await readMember();
  const who = participant?.uuid ?? (await readCustomerId());
  const said = await withLock(`done-press ${who}`, () => setInTurn(participant, isDone, market));
  return said ?? { ok: false, why: 'offline' };
}

async function setInTurn(participant: Participant | null, isDone: boolean, market: Market): Promise<Outcome<unknown>> {
  const group = await (participant === null ? readOwnGroup(market) : readGroup(participant, market.locale));
  if (!group.ok || group.value === null) return group;
  const { id: cart, participants } = group.value;
  const isMe = (one: GroupParticipant) => (participant === null ? one.isOwner : one.uuid === participant.uuid);
  const me = participants.find(isMe);
  if (me === undefined || me.isChoosing === !isDone) return group;
  if (await mayComeLate('done', me.uuid)) return { ok: false, why: 'offline' };
  const said = await (participant === null
    ? toggleOwnDone(cart, me.uuid, market)
    : toggleDone(participant, market.locale));
  if (!said.ok) await noteIfLate('done', me.uuid, said);
  announceGroupChange(cart);
  return said;
}
