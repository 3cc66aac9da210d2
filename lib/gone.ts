/** Answers 404 for a page whose subject does not exist. */
import 'server-only';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { redirect } from '@/lib/redirect';

/**
 * Redirects to a path that has no page, which is a whole 404 document in the visitor's language. `notFound()` would
 * answer with an empty body where script does not run (README, "Why").
 */
export async function gone(): Promise<never> {
  const { locale } = await pageMarket();
  redirect(localizedPath(locale, '/gone'));
}
