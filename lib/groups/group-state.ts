/**
 * Decides what the page of a group order shows to its visitor: the group, how to join it, how to start one, or how it
 * ended.
 */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { idShape } from '@/lib/api/shapes';
import { readAccountCart } from '@/lib/cart/account-cart';
import { findFacts, type GroupFacts } from '@/lib/cart/group/facts';
import { readGroup } from '@/lib/cart/group/member-calls';
import { type MembershipEnd, readMembershipEnd } from '@/lib/cart/group/membership-end';
import { type Participant, readParticipant } from '@/lib/cart/group/participant';
import type { AccountCart } from '@/lib/cart/schema';
import { type Board, readBoard } from '@/lib/groups/board';
import { type InvitationLink, invitationIn, isOurInvitation } from '@/lib/groups/invitation';
import { keepFacts } from '@/lib/groups/owner-facts';
import type { Locale } from '@/lib/i18n/locales';
import type { Market } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import type { PageQuery } from '@/lib/paths/page-query';
import { readSession } from '@/lib/session/session';

export type GroupState =
  | { kind: 'board'; board: Board }
  | { kind: 'ended'; end: GroupEnd }
  | { kind: 'join'; cart: string; owner: string; facts: GroupFacts | null }
  /** The visitor has joined another group, which they must leave first. */
  | { kind: 'elsewhere'; shop: string }
  /** The invitation is not valid. */
  | { kind: 'invalid' }
  /** `account`: the present content of their own cart. */
  | { kind: 'start'; account: AccountCart | null }
  | { kind: 'guest' };

export interface GroupEnd extends MembershipEnd {
  participant: Participant;
}

interface Opened extends InvitationLink {
  shop: string;
}

/** `query`: of the page's path, which may be an invitation. */
export async function readGroupState(shop: string, query: PageQuery, market: Market): Promise<Outcome<GroupState>> {
  const opened = { shop, ...invitationIn(query) };
  const { cart, owner } = opened;
  const participant = await readParticipant();
  if (participant !== null) {
    const isThis = participant.shop === shop && (cart === '' || cart === participant.cart);
    if (isThis) return asMember(participant, market);
    if (!participant.isOver) return { ok: true, value: { kind: 'elsewhere', shop: participant.shop } };
  }
  const session = await readSession();
  // A signed-in customer sees their own group order here, unless the invitation names another owner.
  if (session !== null && (owner === '' || owner === session.customer.id)) return asOwner(opened, market);
  return { ok: true, value: cart === '' ? { kind: 'guest' } : await invitation(opened, market) };
}

async function asMember(participant: Participant, market: Market): Promise<Outcome<GroupState>> {
  const group = await readGroup(participant, market.locale);
  if (!group.ok) return group;
  if (group.value === null) {
    const end = await readMembershipEnd(participant);
    return { ok: true, value: { kind: 'ended', end: { participant, ...end } } };
  }
  return shown(await readBoard({ cart: group.value, uuid: participant.uuid, role: 'member' }, market));
}

async function asOwner({ shop, cart: invitedTo }: Opened, market: Market): Promise<Outcome<GroupState>> {
  const own = await readAccountCart(market);
  if (!own.ok) return own;
  const cart = own.value;
  if (cart === null || !cart.isGroup || cart.shopId !== shop || (invitedTo !== '' && invitedTo !== cart.id))
    return { ok: true, value: { kind: 'start', account: cart } };
  await keepFacts(cart, market);
  const uuid = cart.participants.find(({ isOwner }) => isOwner)?.uuid ?? '';
  return shown(await readBoard({ cart, uuid, role: 'owner' }, market));
}

function shown(board: Outcome<Board>): Outcome<GroupState> {
  return board.ok ? { ok: true, value: { kind: 'board', board: board.value } } : board;
}

/**
 * What the page shows before joining. Only the API knows whether the group exists. A link that this storefront has not
 * signed could be made up, so it reveals nothing, not even that.
 */
async function invitation({ shop, cart, owner, signature }: Opened, { locale }: Market): Promise<GroupState> {
  if (!idShape.test(cart) || !idShape.test(owner)) return { kind: 'invalid' };
  if (!isOurInvitation({ shop, cart, owner }, signature)) return { kind: 'join', cart, owner, facts: null };
  const facts = await findFacts(cart);
  const isKnownOtherwise = facts !== null && (facts.ownerId !== owner || facts.shop !== shop || facts.state !== 'open');
  if (isKnownOtherwise || (facts !== null && (await isGone(facts, cart, locale)))) return { kind: 'invalid' };
  return { kind: 'join', cart, owner, facts };
}

/** Whether the API says that the cart is no more, as after ordering: then nobody is asked for a name. */
async function isGone({ key, shop }: GroupFacts, cart: string, locale: Locale): Promise<boolean> {
  if (key === '') return false;
  const group = await readGroup({ uuid: key, cart, shop }, locale);
  return group.ok && group.value === null;
}

/**
 * Whether the operator offers group orders; true while the settings are not known, so that the page itself says what is
 * wrong.
 */
export async function offersGroups({ locale }: Market): Promise<boolean> {
  const settings = await getSettings(locale);
  return Object.keys(settings).length === 0 || settings.group_order === '1';
}
