/** The page of a chat's messages before the message `before`, ready to be shown. */
import type { NextRequest } from 'next/server';
import { findOwnChat } from '@/lib/chat/chatter';
import { listMessages } from '@/lib/chat/messages';
import { messagePresenter } from '@/lib/chat/present';
import { refusedResponse } from '@/lib/chat/refused-response';
import type { EarlierMessages } from '@/lib/chat/shown-message';
import { requestLocale } from '@/lib/i18n/request-locale';
import { neverKept } from '@/lib/never-kept';

export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const locale = requestLocale(request.nextUrl.searchParams);
  const chat = await findOwnChat((await params).id, locale);
  const before = request.nextUrl.searchParams.get('before') ?? undefined;
  const page = chat.ok ? await listMessages(chat.value, before) : chat;
  if (!page.ok) return refusedResponse(page, request);
  const { messages, hasEarlier } = page.value;
  const answer: EarlierMessages = { messages: messages.map(await messagePresenter(locale)), hasEarlier };
  return Response.json(answer, { headers: neverKept });
}
