/**
 * Streams the changes of one chat as they happen (docs/decisions/041). Its page tells whom the stream has ended for:
 * whose session has ended, or whose chat it is not.
 */
import type { NextRequest } from 'next/server';
import { findOwnChat, streamingAs } from '@/lib/chat/chatter';
import { type ChatNews, followChat } from '@/lib/chat/live';
import { messagePresenter } from '@/lib/chat/present';
import type { ShownNews } from '@/lib/chat/shown-message';
import { endedStream, eventStream } from '@/lib/event-stream';
import { requestLocale } from '@/lib/i18n/request-locale';
import { neverKept } from '@/lib/never-kept';

export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const locale = requestLocale(request.nextUrl.searchParams);
  const found = await findOwnChat((await params).id, locale);
  if (!found.ok)
    return found.why === 'offline' ? new Response(null, { status: 503, headers: neverKept }) : endedStream();
  const chat = found.value;
  const present = await messagePresenter(locale);
  return eventStream(request, {
    visitor: streamingAs(chat.customerId),
    follow: sink => {
      const onNews = ({ messages, isWhole, gone }: ChatNews) => {
        const isUnread = messages.some(message => !message.isOwn && message.isUnread);
        sink.send({ data: { messages: messages.map(present), isWhole, isUnread, gone } satisfies ShownNews });
      };
      const stop = followChat(chat.id, { onNews, onFailure: sink.cut });
      sink.signal.addEventListener('abort', stop, { once: true });
    },
  });
}
