/**
 * News of one chat as they happen (docs/decisions/094). A hidden page does not listen, so whoever does sees what the other
 * side has written: it becomes read.
 */
import type { NextRequest } from 'next/server';
import { findOwnChat } from '@/lib/chat/chatter';
import { follow } from '@/lib/chat/live';
import { markRead } from '@/lib/chat/messages';
import { oneAtATime } from '@/lib/chat/one-at-a-time';
import { messagePresenter } from '@/lib/chat/present';
import { refusedResponse } from '@/lib/chat/refused-response';
import type { ShownNews } from '@/lib/chat/shown-message';
import { eventStream } from '@/lib/event-stream';
import { requestLocale } from '@/lib/i18n/request-locale';

export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const locale = requestLocale(request.nextUrl.searchParams);
  const found = await findOwnChat((await params).id, locale);
  if (!found.ok) return refusedResponse(found, request);
  const chat = found.value;
  const present = await messagePresenter(locale);
  const markSeen = oneAtATime(() => markRead(chat));
  return eventStream(request, {
    visitor: `chats of ${chat.customerId}`,
    follow: sink => {
      const stop = follow(chat.id, ({ messages, isWhole, gone }) => {
        sink.send({ data: { messages: messages.map(present), isWhole, gone } satisfies ShownNews });
        if (messages.some(({ isOwn, isUnread }) => !isOwn && isUnread)) void markSeen();
      });
      sink.signal.addEventListener('abort', stop, { once: true });
    },
  });
}
