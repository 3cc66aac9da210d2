/**
 * Leads to a payment provider's page. Our content policy keeps forms inside the site, redirects included, so a plain
 * POST cannot end there: it ends on a page of ours (/checkout?pay=1, /wallet?pay=1, /parcels?pay=1) that redirects to
 * the URL in a sealed cookie.
 */
import 'server-only';
import { z } from 'zod';
import { isSecondRevision } from '@/lib/api/revision';
import { type Bill, billKey } from '@/lib/bill';
import { sealedCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { isPlainPost } from '@/lib/forms/plain-post';
import { keepChosenLocale } from '@/lib/i18n/locale-cookie';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { redirect } from '@/lib/paths/redirect';

const visit = sealedCookie('pay', z.object({ url: z.url({ protocol: /^https?$/ }) }));

/** "cart": the payment makes the order. */
type PaidFor = Bill | 'cart' | 'wallet';

/** Our pages that lead on to the payment provider. */
const pages = { order: '/checkout', cart: '/checkout', parcel: '/parcels', wallet: '/wallet' };

/** Actions only. With script the browser goes there at once. */
export async function goToPaymentProvider(url: string, paidFor: PaidFor, locale: Locale): Promise<never> {
  const [kind, key] = typeof paidFor === 'string' ? [paidFor, paidFor] : [paidFor.of, billKey(paidFor)];
  // R1 returns to the order, else both return to the start page, where lib/route.ts reads what was paid for.
  if (kind === 'wallet' || isSecondRevision()) await writeCookie('paying', key);
  // The API decides where the payment provider returns to, and names no language (lib/route.ts).
  await keepChosenLocale(locale);
  if (!(await isPlainPost())) redirect(url);
  await visit.write({ url });
  redirect(`${localizedPath(locale, pages[kind])}?pay=1`);
}

export async function readPaymentVisit(): Promise<string | null> {
  return (await visit.read())?.url ?? null;
}
