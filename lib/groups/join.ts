/** Lets somebody join a group order by its link, and remembers who they are in it. */
import 'server-only';
import { findFacts } from '@/lib/cart/group/facts';
import { announceGroupChange } from '@/lib/cart/group/hub';
import { askToJoin, leaveGroupCart, type Member, readGroup } from '@/lib/cart/group/member-calls';
import { readMember, writeParticipant } from '@/lib/cart/group/participant';
import type { Locale } from '@/lib/i18n/locales';
import { updateMeCookie } from '@/lib/session/me-cookie';
import { withLock } from '@/lib/stores/lock';

type Group = Awaited<ReturnType<typeof readGroup>>;

interface Invited {
  shop: string;
  cart: string;
  /** The owner's id in the link. */
  owner: string;
  name: string;
  /** Of the page whose button was pressed: it joins once, also for a guest, whom nothing else tells from others. */
  idempotencyKey: string;
}

/** The new participant, or why there is none: "invalid": no such group, or the cart is not the named owner's. */
type Joining = Parameters<typeof writeParticipant>[0] | 'invalid' | 'offline';

/** Pressing twice joins once, which the cookie tells, or while the first press is under way its outcome. Actions only. */
export async function joinGroup(invited: Invited, locale: Locale) {
  const known = await readMember();
  if (known !== null) return known.cart === invited.cart ? 'joined' : 'elsewhere';
  const lock = `join-press ${invited.idempotencyKey}`;
  const joined = await withLock(lock, () => joinInTurn(invited, locale), isJoined);
  if (joined === null || typeof joined === 'string') return joined ?? 'offline';
  await writeParticipant(joined);
  await updateMeCookie({ count: 0 });
  announceGroupChange(joined.cart);
  return 'joined';
}

function isJoined(joining: Joining): boolean {
  return typeof joining !== 'string';
}

async function joinInTurn({ shop, cart, owner, name }: Invited, locale: Locale): Promise<Joining> {
  const facts = await findFacts(cart);
  if (facts !== null && (facts.ownerId !== owner || facts.state !== 'open')) return 'invalid';
  const reader = facts === null || facts.key === '' ? null : { uuid: facts.key, cart, shop };
  const before = reader && (await readGroup(reader, locale));
  // Without the members before, nobody could tell after a lost answer whether joining succeeded, so nothing is sent.
  if (before?.ok === false) return 'offline';
  const answer = await askToJoin(cart, shop, name, locale);
  const isLost = !answer.ok && answer.why === 'offline';
  const joined = (isLost && (await findMyself(reader, before, name, locale))) || answer;
  if (!joined.ok) return joined.why === 'offline' ? 'offline' : 'invalid';
  if (joined.value === null || joined.value.cartId !== cart) return 'invalid';
  const participant = { uuid: joined.value.uuid, cart, shop, owner, name };
  // Ids count up, so a made-up link might match another group's cart, whose owner must be the one named in the link, or
  // anybody's own cart, which the first revision lets be joined too (docs/api.md 7.7).
  const group = await readGroup(participant, locale);
  if (!group.ok || group.value?.ownerId !== owner || !group.value.isGroup) {
    await leaveGroupCart(participant, locale);
    return group.ok ? 'invalid' : 'offline';
  }
  return participant;
}

/**
 * After a lost answer: finds the new member with this name who was not in the group before. Joining again would list
 * them twice, once as a member who never chooses. Null where it cannot be found out.
 */
async function findMyself(reader: Member | null, before: Group | null, name: string, locale: Locale) {
  const now = reader && (await readGroup(reader, locale));
  if (!before?.ok || before.value === null || !now?.ok || now.value === null) return null;
  const known = new Set(before.value.participants.map(({ id }) => id));
  const [myself, ...more] = now.value.participants.filter(one => one.name === name && !known.has(one.id));
  if (myself === undefined || more.length > 0) return null;
  return { ok: true as const, value: { uuid: myself.uuid, cartId: now.value.id } };
}
