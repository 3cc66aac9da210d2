/** Where a page sends its visitor when the API says that what it shows does not exist. */
import 'server-only';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { redirect } from '@/lib/redirect';

/**
 * Answers with an address where no page stands, so a whole 404 document in the right language; `notFound()` would answer
 * with an empty body where script does not run (README, "Why").
 */
export async function gone(): Promise<never> {
  const { locale } = await pageMarket();
  redirect(localizedPath(locale, '/gone'));
}
