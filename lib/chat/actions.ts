'use server';

/** Writes a message of the customer's (docs/api.md 21.3). */
import type { Outcome } from '@/lib/api/client';
import { findChat, openChat } from '@/lib/chat/chats';
import { findChatter } from '@/lib/chat/chatter';
import { messageFormSchema } from '@/lib/chat/form-schema';
import { addMessage } from '@/lib/chat/messages';
import { findPartner } from '@/lib/chat/partner-names';
import type { Chat } from '@/lib/chat/schema';
import { formAction } from '@/lib/forms/form-action';
import { isPlainPost } from '@/lib/forms/plain-post';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { redirect } from '@/lib/paths/redirect';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { dayOf } from '@/lib/session/me';
import { updateChatMark } from '@/lib/session/me-cookie';
import type { Customer } from '@/lib/session/session';
import { requireSession } from '@/lib/session/session-ended';
import { photoShape, preparePicture, uploadPicture } from '@/lib/uploads/picture';

/**
 * With script the chat’s stream brings the message; without, its page does. A new chat leads to its page either way, which
 * takes the place of the page where it began: Back would show the same chat there.
 */
export const sendMessage = formAction(messageFormSchema, async ({ inputs, locale }) => {
  const { picture, key, text, with: partner = '' } = inputs;
  if (!(await mayTakeFromQuota('messages'))) return refuse('tooManyFromHere');
  const customer = requireSession(await findChatter(locale));
  if (!customer.ok) return refuse('chatError');
  const hasPicture = picture !== undefined && picture.size > 0;
  if (hasPicture && !(await mayTakeFromQuota('pictures'))) return refuse('tooManyFromHere');
  const prepared = hasPicture ? await preparePicture(picture, photoShape) : null;
  if (typeof prepared === 'string') return refuseFields({ picture: prepared });
  const chat =
    inputs.chat === undefined
      ? await begin(partner, customer.value, locale)
      : await findChat(inputs.chat, customer.value);
  if (!chat.ok) return refuse(chat.why === 'gone' ? 'chatGone' : 'chatError');
  const uploaded: Outcome<string> =
    prepared === null ? { ok: true, value: '' } : requireSession(await uploadPicture(prepared, 'users', locale));
  if (!uploaded.ok) return refuse('chatError');
  const added = await addMessage(chat.value, { key, text, picture: uploaded.value });
  if (!added.ok) return refuse(added.why === 'offline' ? 'chatUnknown' : 'chatError');
  await updateChatMark({ day: dayOf(Date.now()), isUnread: false });
  if (inputs.chat === undefined || (await isPlainPost()))
    redirect(localizedPath(locale, `/chat/${chat.value.id}?wait=1`), 'replace');
  return 'done';
});

/** Checks that the shop exists before a chat with it begins. */
async function begin(partner: string, customer: Customer, locale: Locale): Promise<Outcome<Chat>> {
  const found = await findPartner(partner, await requestMarket(locale));
  return found.ok ? openChat(partner, customer) : found;
}
