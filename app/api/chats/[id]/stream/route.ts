/** Streams the changes of one chat as they happen (docs/decisions/041). */
import type { NextRequest } from 'next/server';
import { findOwnChat } from '@/lib/chat/chatter';
import { follow } from '@/lib/chat/live';
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
  return eventStream(request, {
    visitor: `chats of ${chat.customerId}`,
    follow: sink => {
      const stop = follow(chat.id, ({ messages, isWhole, gone }) => {
        const isUnread = messages.some(message => !message.isOwn && message.isUnread);
        sink.send({ data: { messages: messages.map(present), isWhole, isUnread, gone } satisfies ShownNews });
      });
      sink.signal.addEventListener('abort', stop, { once: true });
    },
  });
}
