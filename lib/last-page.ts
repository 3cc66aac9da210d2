/** Leads from a page beyond the end of a list to the last one: an old link, or a list that has become shorter. */
import 'server-only';
import type { ListPage } from '@/lib/api/envelopes';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { redirectWithNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { doNotKeepThisPage } from '@/lib/stores/remember';

type Found = Pick<ListPage<unknown>, 'items' | 'lastPage' | 'isPartial'>;
type PathOf = (page: number) => string;

/** Of a list that everybody sees. Not kept, because anybody can count pages up. */
export async function leadToLastPage(found: Found, page: number, pathOf: PathOf): Promise<void> {
  if (!isBeyond(found, page)) return;
  await doNotKeepThisPage();
  redirect(await lastPath(found, pathOf));
}

/** Of a list of the customer's own, with the notice that this page was to show. */
export async function leadOwnToLastPage(found: Found, page: number, pathOf: PathOf): Promise<void> {
  if (isBeyond(found, page)) await redirectWithNotice(await lastPath(found, pathOf));
}

/** A page that the API answers empty although its own count says that there is one is left to its page. */
function isBeyond({ items, lastPage, isPartial }: Found, page: number): boolean {
  return items.length === 0 && !isPartial && page > Math.max(1, lastPage);
}

async function lastPath({ lastPage }: Found, pathOf: PathOf): Promise<string> {
  const { locale } = await pageMarket();
  return localizedPath(locale, pathOf(Math.max(1, lastPage)));
}
