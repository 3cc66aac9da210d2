/**
 * Leads to a payment provider's page. Our content policy keeps forms inside the site, redirects included, so a plain
 * POST cannot end there: it ends on a page of ours (/checkout?pay=1, /wallet?pay=1, /parcels?pay=1) that redirects to
 * the URL in a sealed cookie.
 */
import 'server-only';
import { z } from 'zod';
import { isSecondRevision } from '@/lib/api/revision';
import { billPath } from '@/lib/bill';
import { sealedCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { isPlainPost } from '@/lib/forms/plain-post';
import { keepChosenLocale } from '@/lib/i18n/locale-cookie';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { redirect } from '@/lib/paths/redirect';

const visit = sealedCookie('pay', z.object({ url: z.url({ protocol: /^https?$/ }) }));

/**
 * Actions only. With script the browser goes there at once.
 *
 * @param paidFor an order or a parcel (`billKey`), "wallet", or null where the payment makes the order.
 */
export async function goToPaymentProvider(url: string, paidFor: string | null, locale: Locale): Promise<never> {
  const isWallet = paidFor === 'wallet';
  // R1 returns to the order, else both return to the start page, where lib/route.ts reads what was paid for.
  if (isWallet || isSecondRevision()) await writeCookie('paying', paidFor ?? 'cart');
  // The API decides where the payment provider returns to, and names no language (lib/route.ts).
  await keepChosenLocale(locale);
  if (!(await isPlainPost())) redirect(url);
  await visit.write({ url });
  const ofParcel = billPath(paidFor ?? '')?.startsWith('/parcels') ? '/parcels' : '/checkout';
  redirect(`${localizedPath(locale, isWallet ? '/wallet' : ofParcel)}?pay=1`);
}

export async function readPaymentVisit(): Promise<string | null> {
  return (await visit.read())?.url ?? null;
}
