/**
 * Marks the partner's messages as read once they are on the customer's screen. The page itself reports it, because a
 * server may learn only minutes later that a listener has left (docs/decisions/081).
 */
import type { NextRequest } from 'next/server';
import { findOwnChat } from '@/lib/chat/chatter';
import { markRead } from '@/lib/chat/messages';
import { refusedResponse } from '@/lib/chat/refused-response';
import { requestLocale } from '@/lib/i18n/request-locale';
import { noContent } from '@/lib/never-kept';
import { answerSameOriginPost } from '@/lib/same-origin-post';

export const POST = answerSameOriginPost(
  async (request: NextRequest, _posted, { params }: { params: Promise<{ id: string }> }): Promise<Response> => {
    const found = await findOwnChat((await params).id, requestLocale(request.nextUrl.searchParams));
    if (!found.ok) return refusedResponse(found, request);
    await markRead(found.value);
    return noContent();
  },
);
