/** Answers 404 for a page whose subject does not exist, and for inner paths that `route()` never writes. */
import 'server-only';
import * as root from 'next/root-params';
import { isLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { isOffered, pageMarket } from '@/lib/market/market';
import { redirect } from '@/lib/paths/redirect';
import { doNotKeepThisPage } from '@/lib/stores/remember';
import { isCurrencySegment } from '@/lib/view/view';

/**
 * Redirects to a path that has no page, which is a complete 404 document in the visitor's language. `notFound()` would
 * answer with an empty body where script does not run (docs/decisions/006). Not kept, because anybody can make up ids.
 */
export async function gone(): Promise<never> {
  const { locale } = await pageMarket();
  await doNotKeepThisPage();
  redirect(localizedPath(locale, '/gone'));
}

/**
 * For the root layout. A language or currency that `route()` cannot have written did not come through the middleware:
 * 404. A currency that the marketplace does not have (any more) is merely a number in somebody's cookie: the page is
 * shown in the default currency (lib/market/market.ts), and not kept, because anybody can count such numbers up.
 */
export async function refuseInventedMarket(): Promise<void> {
  const [locale, currency = ''] = await Promise.all([root.locale(), root.currency()]);
  if (!isLocale(locale) || !isCurrencySegment(currency)) return gone();
  if (!(await isOffered(currency, locale))) await doNotKeepThisPage();
}
