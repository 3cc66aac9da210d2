/** Where a page sends its visitor when the API says that what it shows does not exist. */
import 'server-only';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { redirect } from '@/lib/redirect';

/**
 * Answers with an address where no page stands, so a whole 404 document in the right language; `notFound()` would answer
 * with an empty body where script does not run (README, "Why").
 */
export async function gone(): Promise<never> {
  const { locale } = await here();
  redirect(localized(locale, '/gone'));
}
