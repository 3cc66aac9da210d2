/**
 * A group member's calls to the API (docs/api.md 7.7). They carry no token, because R1 answers 404 to a signed-in
 * member who sends one (docs/api.md 7.2).
 */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { callsOf } from '@/lib/cart/account-cart';
import type { WantedLine } from '@/lib/cart/cart';
import type { Participant } from '@/lib/cart/group/participant';
import { type AccountCart, groupCartSchema, joinedSchema } from '@/lib/cart/schema';
import type { Locale } from '@/lib/i18n/locales';

export type Member = Pick<Participant, 'uuid' | 'cart' | 'shop'>;

/** Null when the membership has ended: the group is gone, or goes on without them. */
export async function readGroup(member: Member, locale: Locale): Promise<Outcome<AccountCart | null>> {
  const answer = await liveApi({
    path: `rest/cart/${member.cart}`,
    locale,
    query: { shop_id: member.shop, user_cart_uuid: member.uuid },
    schema: groupCartSchema,
  });
  if (!answer.ok) return answer.why === 'offline' ? answer : { ok: true, value: null };
  return { ok: true, value: isInGroup(answer.value, member) ? answer.value : null };
}

export function isInGroup(cart: AccountCart | null, { uuid }: Pick<Member, 'uuid'>): boolean {
  return cart?.participants.some(participant => participant.uuid === uuid) === true;
}

/** Null for an invitation to no group. */
export async function askToJoin(cart: string, shop: string, name: string, locale: Locale) {
  return liveApi({
    path: 'rest/cart/open',
    method: 'POST',
    locale,
    body: { cart_id: Number(cart), shop_id: Number(shop), name },
    schema: joinedSchema,
  });
}

/** Sets the member's own lines to these quantities; 0 removes. Null when the group is gone. */
export async function putAsMember(
  { uuid, cart, shop }: Member,
  wanted: WantedLine[],
  locale: Locale,
): Promise<Outcome<AccountCart | null>> {
  let answer: Outcome<AccountCart | null> = { ok: true, value: null };
  for (const products of callsOf(wanted)) {
    answer = await liveApi({
      path: 'rest/cart/insert-product',
      method: 'POST',
      locale,
      body: { shop_id: Number(shop), cart_id: Number(cart), user_cart_uuid: uuid, products },
      schema: groupCartSchema,
    });
    if (!answer.ok || answer.value === null) return answer;
  }
  return answer;
}

/** Switches between "choosing" and "done"; the API can only toggle. */
export async function toggleDone({ uuid, cart }: Member, locale: Locale): Promise<Outcome<unknown>> {
  return liveApi({
    path: `rest/cart/status/${uuid}`,
    method: 'POST',
    locale,
    body: { cart_id: Number(cart) },
    schema: z.unknown(),
  });
}

export async function leaveGroupCart({ uuid, cart }: Member, locale: Locale): Promise<Outcome<unknown>> {
  return liveApi({
    path: 'rest/cart/member/delete',
    method: 'DELETE',
    locale,
    query: { ids: [uuid], cart_id: cart },
    schema: z.unknown(),
  });
}
