/** Loads what a chat's path leads to: a chat of the customer's, or a new one that begins with its first message. */
import 'server-only';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { Outcome } from '@/lib/api/client';
import { documentShape, idShape } from '@/lib/api/shapes';
import { findChat, findChatWith, newChatId } from '@/lib/chat/chats';
import { findChatter } from '@/lib/chat/chatter';
import { isChatOffered } from '@/lib/chat/database';
import { isThere, markRead } from '@/lib/chat/messages';
import { findPartner, partnerNames } from '@/lib/chat/partner-names';
import type { Chat } from '@/lib/chat/schema';
import { readUnsentMessage } from '@/lib/chat/unsent-message';
import { localizedPath } from '@/lib/i18n/localized-path';
import { type Market, pageMarket } from '@/lib/market/market';
import { redirectWithNotice } from '@/lib/notices/notice';
import type { PageQuery } from '@/lib/paths/page-query';
import type { Customer } from '@/lib/session/session';

export interface OpenedChat {
  /** Null while it cannot be read, and for a new one. */
  chat: Chat | null;
  /** Of a new one, the id that it is going to have. */
  id: string;
  /** Begins with its first message. */
  isNew: boolean;
  /** It has begun, but its first message may not have arrived. */
  isBegun?: true;
  partner: string;
  name: string;
  /** The order that the chat is about. */
  order?: string | undefined;
  /** Shows the page of messages before this one. */
  before?: string | undefined;
  /** A message was just sent: without script, the page reloads by itself to look for an answer. */
  isWaiting: boolean;
}

export async function loadChat(id: string, query: PageQuery): Promise<Outcome<OpenedChat>> {
  if (!isChatOffered()) return { ok: false, why: 'gone' };
  const market = await pageMarket();
  const customer = await findChatter(market.locale);
  if (!customer.ok) return customer;
  const order = shaped(query.order, idShape);
  if (id === 'new') return loadNew(shaped(query.with, /./) ?? '', { order, customer: customer.value, market });
  const loaded = await loadKnown(id, customer.value, market);
  if (!loaded.ok) return loaded;
  const before = shaped(query.before, documentShape);
  return { ok: true, value: { ...loaded.value, order, before, isWaiting: query.wait !== undefined } };
}

/** Redirects to the chat with this partner if there is one already, and nothing waits in the form that was to begin it. */
async function loadNew(
  partner: string,
  { order, customer, market }: { order: string | undefined; customer: Customer; market: Market },
): Promise<Outcome<OpenedChat>> {
  const [known, name] = await Promise.all([findChatWith(partner, customer), findPartner(partner, market)]);
  if (!name.ok) return name;
  if (!known.ok || known.value === null) {
    const id = newChatId(partner, customer);
    return { ok: true, value: { chat: null, id, isNew: true, partner, name: name.value, order, isWaiting: false } };
  }
  const chat = known.value;
  const unsent = await readUnsentMessage({ id: chat.id, partner });
  if (unsent !== null && !(await isThere(chat, unsent.key)))
    return {
      ok: true,
      value: { chat, id: chat.id, isNew: false, isBegun: true, partner, name: name.value, isWaiting: false },
    };
  return redirectWithNotice(
    localizedPath(market.locale, `/chat/${chat.id}${order === undefined ? '' : `?order=${order}`}`),
  );
}

/**
 * While the database is away nobody can tell whose chat it is: the page then shows only the form, whose action checks
 * again.
 */
async function loadKnown(id: string, customer: Customer, market: Market): Promise<Outcome<OpenedChat>> {
  const [chat, t, sent] = await Promise.all([findChat(id, customer), getTranslations('chat'), headers()]);
  if (!chat.ok && chat.why === 'gone') return chat;
  if (!chat.ok)
    return { ok: true, value: { chat: null, id, isNew: false, partner: '', name: t('title'), isWaiting: false } };
  const { partner } = chat.value;
  // A prefetched page was not seen, so its messages stay unread.
  if (!sent.has('next-router-prefetch') && !sent.has('sec-purpose')) await markRead(chat.value);
  const nameOf = await partnerNames([partner], market);
  return { ok: true, value: { chat: chat.value, id, isNew: false, partner, name: nameOf(partner), isWaiting: false } };
}

function shaped(value: string | string[] | undefined, shape: RegExp): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined;
}
