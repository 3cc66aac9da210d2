/**
 * A chat's messages as far as they are known: those of the page, those of its stream, and earlier ones once requested.
 */
import { useRouter } from 'next/navigation';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { listenTo, type StreamState } from '@/components/ui/event-stream.client';
import { oneAtATime } from '@/lib/chat/one-at-a-time';
import { type EarlierMessages, inOrder, type ShownMessage, type ShownNews } from '@/lib/chat/shown-message';
import type { Locale } from '@/lib/i18n/locales';
import { patience, readJson } from '@/lib/read-json.client';

interface Chat {
  first: EarlierMessages;
  chatId: string;
  /** It has no messages yet, and nothing to listen to. */
  isNew: boolean;
  locale: Locale;
}

export function useMessages({ first, chatId, isNew, locale }: Chat) {
  const [known, setKnown] = useState(first);
  const [state, setState] = useState<StreamState>('live');
  const [hasFailed, setFailed] = useState(false);
  const router = useRouter();
  const shown = useMemo(() => inOrder(known.messages), [known]);

  useEffect(() => {
    if (isNew) return;
    // A hidden page does not listen, so whatever arrives is seen.
    const tellSeen = oneAtATime(() => sayRead(chatId, locale));
    return listenTo<ShownNews>(`/api/chats/${chatId}/stream?locale=${locale}`, {
      onEvent: news => {
        setKnown(before => withNews(before, news));
        if (news.isUnread) void tellSeen();
      },
      onState: news => {
        setState(news);
        if (news === 'ended') router.refresh();
      },
    });
  }, [chatId, isNew, locale, router]);

  const showEarlier = async (event: MouseEvent) => {
    const [oldest] = shown;
    if (oldest === undefined) return;
    event.preventDefault();
    const log = event.currentTarget.closest<HTMLElement>('[role=log]');
    try {
      const query = new URLSearchParams({ before: oldest.id, locale });
      const page = await readJson<EarlierMessages>(`/api/chats/${chatId}/messages?${query}`);
      setKnown(before => ({ messages: joined(page.messages, before.messages), hasEarlier: page.hasEarlier }));
      setFailed(false);
      // The pressed link is removed.
      if (!page.hasEarlier) log?.focus({ preventScroll: true });
    } catch {
      setFailed(true);
    }
  };

  return { shown, mayShowEarlier: known.hasEarlier, showEarlier, state, hasFailed };
}

/** If this fails the messages stay unread, and the next ones mark them again. */
async function sayRead(chatId: string, locale: Locale): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  await fetch(`/api/chats/${chatId}/seen?locale=${locale}`, { method: 'POST', signal }).catch(() => {});
}

/**
 * If a whole page has no message in common with the known ones, there is a gap between them, and earlier messages are
 * requested anew.
 */
function withNews(before: EarlierMessages, { messages, isWhole, gone }: ShownNews): EarlierMessages {
  const isApart = isWhole && before.messages.length > 0 && messages.length > 0 && !shareOne(before.messages, messages);
  if (isApart) return { messages, hasEarlier: true };
  const all = joined(before.messages, messages);
  return { ...before, messages: all.filter(({ id }) => !gone.includes(id)) };
}

function joined(older: ShownMessage[], newer: ShownMessage[]): ShownMessage[] {
  return [...new Map([...older, ...newer].map(message => [message.id, message])).values()];
}

function shareOne(some: ShownMessage[], others: ShownMessage[]): boolean {
  const ids = new Set(others.map(({ id }) => id));
  return some.some(({ id }) => ids.has(id));
}
