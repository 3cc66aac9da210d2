/** Where a plain form of the cart leads: to the cart's page with a word about what happened. */
import 'server-only';
import type { Changed } from '@/lib/cart/change';
import { localized } from '@/lib/i18n/address';
import type { Locale } from '@/lib/i18n/locales';
import { leaveNotice } from '@/lib/notice';
import { redirect } from '@/lib/redirect';
import { endSession } from '@/lib/session/sign-in-again';

export async function landOnCart(changed: Changed, locale: Locale): Promise<never> {
  const cart = localized(locale, '/cart');
  if (!changed.ok && changed.why === 'unauthorized') return endSession(cart);
  if (changed.said !== null) await leaveNotice(changed.said.key, changed.said.tone, changed.said.numbers);
  redirect(cart, 'replace');
}
