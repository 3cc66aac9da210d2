/** The customer's own chats. Each chat that is fetched is checked to be theirs; another customer's is "gone". */
import 'server-only';
import { createHash } from 'node:crypto';
import type { Outcome } from '@/lib/api/client';
import { documentShape } from '@/lib/api/shapes';
import { askDatabase } from '@/lib/chat/database';
import type { Question, Stored } from '@/lib/chat/firestore';
import { type Chat, chatSchema } from '@/lib/chat/schema';
import type { Customer } from '@/lib/session/session';

/** More chats than any customer has. */
const most = 100;

export async function findChat(id: string, customer: Customer): Promise<Outcome<Chat>> {
  if (!documentShape.test(id)) return { ok: false, why: 'gone' };
  const found = await askDatabase('a chat', database => database.find('chats', id));
  if (!found.ok) return found;
  const [chat] = found.value === null ? [] : chatOf(found.value);
  return chat?.customerId === customer.id ? { ok: true, value: chat } : { ok: false, why: 'gone' };
}

/** The chats are in no particular order. */
export async function listChats(customer: Customer): Promise<Outcome<Chat[]>> {
  const found = await askDatabase('the chats', database => database.list(chatsOf(customer)));
  return found.ok ? { ok: true, value: found.value.flatMap(chatOf) } : found;
}

/** The chat with this partner; null while there is none. Other clients may have made several: then the oldest. */
export async function findChatWith(partner: string, customer: Customer): Promise<Outcome<Chat | null>> {
  const all = chatsOf(customer);
  const withPartner: Question = { ...all, where: [...all.where, ['roleId', '==', partner]] };
  const found = await askDatabase('a chat', database => database.list(withPartner));
  if (!found.ok) return found;
  const [oldest = null] = found.value.flatMap(chatOf).toSorted((one, other) => one.createdAt - other.createdAt);
  return { ok: true, value: oldest };
}

/** Finds the chat or creates it, with an id that two windows compute alike, so that only one is created. */
export async function openChat(partner: string, customer: Customer): Promise<Outcome<Chat>> {
  const known = await findChatWith(partner, customer);
  if (!known.ok) return known;
  if (known.value !== null) return { ok: true, value: known.value };
  const id = newChatId(partner, customer);
  const { firstName: firstname, lastName: lastname, picture: img } = customer;
  const fields = { shop_id: -1, roleId: partner, user: { id: Number(customer.id), firstname, lastname, img } };
  const made = await askDatabase('a new chat', database => database.create('chats', id, fields));
  return made.ok ? findChat(id, customer) : made;
}

function chatsOf({ id }: Customer): Question {
  return { collection: 'chats', where: [['user.id', '==', Number(id)]], limit: most };
}

function chatOf({ id, fields }: Stored): Chat[] {
  const chat = chatSchema.safeParse({ id, ...fields });
  return chat.success ? [chat.data] : [];
}

/** The id that a chat gets which begins in this storefront. */
export function newChatId(partner: string, { id }: Customer): string {
  return createHash('sha256').update(`${id}:${partner}`).digest('hex').slice(0, 20);
}
