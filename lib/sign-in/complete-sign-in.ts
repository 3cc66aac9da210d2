/**
 * Completes every way of signing in: writes the session with the profile, merges the guest's cart, and decides where
 * the customer goes next.
 */
import 'server-only';
import { chooseBackend } from '@/lib/cart/backend/choose-backend';
import { mergeGuestCart } from '@/lib/cart/change/merge-guest-cart';
import { refreshCartCount } from '@/lib/cart/change/show-cart-count';
import { adoptParticipant } from '@/lib/cart/group/participant';
import { stopChatStreams } from '@/lib/chat/chatter';
import { adoptDraft } from '@/lib/checkout/draft/draft-cookie';
import { removeCookie, removePersonalCookies } from '@/lib/cookies/cookie-jar';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { chooseUsualAddress } from '@/lib/orders/usual-address';
import { getProfile } from '@/lib/profile/queries';
import type { SignedIn } from '@/lib/profile/schema';
import { withdrawOthersPush } from '@/lib/push/token-cookie';
import { readSession, writeSession } from '@/lib/session/session';
import { removeEntry } from '@/lib/sign-in/entry';
import { leaveGroupForGood } from '@/lib/sign-in/leave-group';
import { rememberWay } from '@/lib/sign-in/used-way';
import type { OtherWay } from '@/lib/sign-in/ways';
import { reportSignIn } from '@/lib/telemetry';

interface SignIn {
  /** Undefined where the code was for a forgotten password. */
  way: OtherWay | 'password' | undefined;
  locale: Locale;
  /** A public path of this site. */
  back: string;
  /** A page shown before `back`: "/welcome", "/update-password". */
  first?: string | undefined;
}

/** Returns the public path to redirect to. Actions and route handlers only. */
export async function completeSignIn(signedIn: SignedIn, { way, locale, back, first }: SignIn): Promise<string> {
  await withdrawOthersPush(signedIn.customer.id);
  const last = await readSession();
  if (last !== null && last.customer.id !== signedIn.customer.id) {
    await leaveGroupForGood(locale);
    stopChatStreams(last.customer.id);
    await removePersonalCookies();
  }
  await removeEntry();
  await removeCookie('invited');
  if (way !== undefined) await rememberWay(way === 'password' ? null : way);
  const signedInAt = Date.now();
  await writeSession({ ...signedIn, signedInAt });
  reportSignIn({ way: way ?? 'mailedCode', outcome: 'ok' });
  await adoptDraft(signedIn.customer.id);
  await adoptParticipant(signedIn.customer.id);
  const market = await requestMarket(locale);
  const [profile] = await Promise.all([
    getProfile(market),
    chooseUsualAddress(locale),
    chooseBackend(market).then(refreshCartCount),
  ]);
  if (profile.ok) await writeSession({ token: signedIn.token, customer: profile.value, signedInAt });
  // With baskets of two shops, only the customer knows which one to keep.
  const next = (await mergeGuestCart(market)) === 'asks' ? localizedPath(locale, '/cart') : back;
  if (first === undefined) return next;
  return first === '/welcome' ? welcomedBefore(next, locale) : before(first, next, locale);
}

/** Puts the welcome page before `next`, except on the way to the checkout. */
export function welcomedBefore(next: string, locale: Locale): string {
  return isCheckout(next) ? next : before('/welcome', next, locale);
}

export function isCheckout(path: string): boolean {
  return splitLocale(path).path === '/checkout';
}

function before(first: string, next: string, locale: Locale): string {
  return `${localizedPath(locale, first)}?${new URLSearchParams({ returnTo: next })}`;
}
