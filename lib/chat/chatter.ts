/** Tells who is chatting: the signed-in customer, after the marketplace has confirmed their session. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { findChat } from '@/lib/chat/chats';
import type { Chat } from '@/lib/chat/schema';
import { cutStreams } from '@/lib/event-stream';
import type { Locale } from '@/lib/i18n/locales';
import { getOwnProfile } from '@/lib/profile/queries';
import { type Customer, readSession } from '@/lib/session/session';

/** The chat database knows no sessions. While the marketplace is away, the session cookie is believed. */
export async function findChatter(locale: Locale): Promise<Outcome<Customer>> {
  const [session, profile] = await Promise.all([readSession(), getOwnProfile(locale)]);
  if (profile.ok) return { ok: true, value: profile.value.customer };
  return profile.why === 'offline' && session !== null ? { ok: true, value: session.customer } : profile;
}

/** Names a customer among the visitors of lib/event-stream.ts. */
export function streamingAs(customerId: string): string {
  return `chats of ${customerId}`;
}

/** Called as a customer signs out. Windows of theirs on other devices reconnect. */
export function stopChatStreams(customerId: string): void {
  cutStreams(streamingAs(customerId));
}

/** The customer's own chat with this id; another customer's is "gone". */
export async function findOwnChat(id: string, locale: Locale): Promise<Outcome<Chat>> {
  const customer = await findChatter(locale);
  return customer.ok ? findChat(id, customer.value) : customer;
}
