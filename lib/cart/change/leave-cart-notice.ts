import 'server-only';
import type { CartMessage } from '@/lib/cart/change/change-outcome';
import { leaveNotice } from '@/lib/notices/notice';

/** For plain forms: leaves a message for the cart's page, unless that asks about it anyway. */
export async function leaveCartNotice(message: CartMessage | null): Promise<void> {
  if (message !== null && !message.isAsked) await leaveNotice(message.key, message.tone, message.numbers);
}
