/** What follows every way of signing in: the session, the profile, the guest's cart, and where the customer goes next. */
import 'server-only';
import { mergeGuestCart } from '@/lib/cart/merge';
import { localized } from '@/lib/i18n/address';
import type { Locale } from '@/lib/i18n/locales';
import { askedMarket } from '@/lib/market/asked';
import { removeEntry } from '@/lib/session/entry';
import { removePersonalCookies } from '@/lib/session/personal-cookies';
import { getProfile } from '@/lib/session/queries';
import type { SignedIn } from '@/lib/session/schema';
import { readSession, writeSession } from '@/lib/session/session';

interface Entering {
  locale: Locale;
  /** A public address of this site. */
  back: string;
  /** A page at the door that still comes before `back`: "/welcome", "/update-password". */
  first?: string | undefined;
}

/** Answers the public address to redirect to. Actions and route handlers only. */
export async function enter(signedIn: SignedIn, { locale, back, first }: Entering): Promise<string> {
  const before = await readSession();
  if (before !== null && before.customer.id !== signedIn.customer.id) await removePersonalCookies();
  await removeEntry();
  await writeSession(signedIn);
  const market = await askedMarket(locale);
  const profile = await getProfile(market);
  if (profile.ok) await writeSession({ token: signedIn.token, customer: profile.value });
  // Two baskets of two shops: only the customer knows which of them is meant.
  const next = (await mergeGuestCart(market)) === 'asks' ? localized(locale, '/cart') : back;
  return first === undefined ? next : `${localized(locale, first)}?${new URLSearchParams({ returnTo: next })}`;
}
