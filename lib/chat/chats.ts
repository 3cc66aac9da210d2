/** The customer's own chats: whose a chat is, is asked where it is fetched, and somebody else's is "gone". */
import 'server-only';
import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { Outcome } from '@/lib/api/client';
import { documentShape } from '@/lib/api/shapes';
import { ask } from '@/lib/chat/database';
import { type Chat, chatSchema } from '@/lib/chat/schema';
import type { Customer } from '@/lib/session/session';

type Found = Awaited<ReturnType<ReturnType<Firestore['collection']>['get']>>['docs'][number];

/** Nobody has more partners than this. */
const most = 100;

export async function findChat(id: string, customer: Customer): Promise<Outcome<Chat>> {
  if (!documentShape.test(id)) return { ok: false, why: 'gone' };
  const found = await ask('a chat', database => database.collection('chats').doc(id).get());
  if (!found.ok) return found;
  const chat = chatSchema.safeParse({ id, ...found.value.data() });
  return chat.success && chat.data.customerId === customer.id
    ? { ok: true, value: chat.data }
    : { ok: false, why: 'gone' };
}

/** In no order. */
export async function listChats(customer: Customer): Promise<Outcome<Chat[]>> {
  const found = await ask('the chats', database => ofCustomer(database, customer).limit(most).get());
  return found.ok ? { ok: true, value: found.value.docs.flatMap(chatOf) } : found;
}

/** The chat with this partner; null while there is none. Of several, as other clients may have made, the oldest. */
export async function findChatWith(partner: string, customer: Customer): Promise<Outcome<Chat | null>> {
  const found = await ask('a chat', database =>
    ofCustomer(database, customer).where('roleId', '==', partner).limit(most).get(),
  );
  if (!found.ok) return found;
  const [oldest = null] = found.value.docs.flatMap(chatOf).toSorted((one, other) => one.createdAt - other.createdAt);
  return { ok: true, value: oldest };
}

/** Finds it, or makes it: under an id that two windows at once would choose alike, so that there is one. */
export async function openChat(partner: string, customer: Customer): Promise<Outcome<Chat>> {
  const known = await findChatWith(partner, customer);
  if (!known.ok) return known;
  if (known.value !== null) return { ok: true, value: known.value };
  const id = idOf(partner, customer);
  const { FieldValue } = await import('firebase-admin/firestore');
  const { firstName: firstname, lastName: lastname, picture: img } = customer;
  const fields = {
    shop_id: -1,
    roleId: partner,
    user: { id: Number(customer.id), firstname, lastname, img },
    created_at: FieldValue.serverTimestamp(),
  };
  const made = await ask('a new chat', async database => {
    await database.collection('chats').doc(id).create(fields).catch(unlessThere);
  });
  return made.ok ? findChat(id, customer) : made;
}

/** Lets pass that a document is there already; everything else is thrown on. */
export function unlessThere(error: unknown): void {
  const alreadyExists = 6;
  if ((error as { code?: unknown }).code !== alreadyExists) throw error;
}

function ofCustomer(database: Firestore, { id }: Customer) {
  return database.collection('chats').where('user.id', '==', Number(id));
}

function chatOf(found: Found): Chat[] {
  const chat = chatSchema.safeParse({ id: found.id, ...found.data() });
  return chat.success ? [chat.data] : [];
}

function idOf(partner: string, { id }: Customer): string {
  return createHash('sha256').update(`${id}:${partner}`).digest('hex').slice(0, 20);
}
