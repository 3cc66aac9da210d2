/** Lists the customer's chats: partner, last message and number of unread messages. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { listChats } from '@/lib/chat/chats';
import { findChatter } from '@/lib/chat/chatter';
import { countUnread, listNewest } from '@/lib/chat/messages';
import { partnerNames } from '@/lib/chat/partner-names';
import type { Message } from '@/lib/chat/schema';
import type { Market } from '@/lib/market/market';

export interface Conversation {
  id: string;
  partner: string;
  name: string;
  last: Message | null;
  unread: number;
}

/** The latest first. */
export async function listConversations(market: Market): Promise<Outcome<Conversation[]>> {
  const customer = await findChatter(market.locale);
  if (!customer.ok) return customer;
  const chats = await listChats(customer.value);
  if (!chats.ok) return chats;
  const [newest, unread, nameOf] = await Promise.all([
    listNewest(chats.value),
    countUnread(chats.value),
    partnerNames(
      chats.value.map(({ partner }) => partner),
      market,
    ),
  ]);
  if (!newest.ok) return newest;
  if (!unread.ok) return unread;
  const all = chats.value.map(({ id, partner, createdAt }) => ({
    id,
    partner,
    name: nameOf(partner),
    last: newest.value.get(id) ?? null,
    unread: unread.value.get(id) ?? 0,
    latest: newest.value.get(id)?.at ?? createdAt,
  }));
  return { ok: true, value: all.toSorted((one, other) => other.latest - one.latest) };
}
