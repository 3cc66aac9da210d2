/** Leads a plain form of the cart to the cart's page, with a notice about what happened. */
import 'server-only';
import type { CartChangeOutcome } from '@/lib/cart/change/change-outcome';
import { leaveCartNotice } from '@/lib/cart/change/leave-cart-notice';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { redirect } from '@/lib/paths/redirect';
import { requireSession } from '@/lib/session/session-ended';

export async function landOnCart(changed: CartChangeOutcome, locale: Locale): Promise<never> {
  const cart = localizedPath(locale, '/cart');
  const { message } = requireSession(changed, cart);
  await leaveCartNotice(message);
  redirect(cart, 'replace');
}
