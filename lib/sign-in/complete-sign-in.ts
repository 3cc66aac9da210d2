/**
 * What follows every way of signing in: the session, the profile, the guest's cart, and where the customer goes next.
 */
import 'server-only';
import { mergeGuestCart } from '@/lib/cart/merge';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { getProfile } from '@/lib/profile/queries';
import type { SignedIn } from '@/lib/profile/schema';
import { removePersonalCookies } from '@/lib/session/personal-cookies';
import { readSession, writeSession } from '@/lib/session/session';
import { removeEntry } from '@/lib/sign-in/entry';

interface SignInTarget {
  locale: Locale;
  /** A public address of this site. */
  back: string;
  /** A page at the door that still comes before `back`: "/welcome", "/update-password". */
  first?: string | undefined;
}

/** Answers the public address to redirect to. Actions and route handlers only. */
export async function completeSignIn(signedIn: SignedIn, { locale, back, first }: SignInTarget): Promise<string> {
  const before = await readSession();
  if (before !== null && before.customer.id !== signedIn.customer.id) await removePersonalCookies();
  await removeEntry();
  await writeSession(signedIn);
  const market = await requestMarket(locale);
  const profile = await getProfile(market);
  if (profile.ok) await writeSession({ token: signedIn.token, customer: profile.value });
  // Two baskets of two shops: only the customer knows which of them is meant.
  const next = (await mergeGuestCart(market)) === 'asks' ? localizedPath(locale, '/cart') : back;
  return first === undefined ? next : `${localizedPath(locale, first)}?${new URLSearchParams({ returnTo: next })}`;
}
