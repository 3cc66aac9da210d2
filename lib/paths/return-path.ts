/** Checks the path that a customer returns to, so that it never leads out of the site. */
import { isAuthPage } from '@/lib/paths/auth-pages';

const inside = 'http://inside.invalid';

/** The public path (with query) in `text`, or `otherwise` when it leads out of the site or to no page. */
export function returnPath(text: string | null | undefined, otherwise: string): string {
  if (!text || text.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return otherwise;
  const { origin, pathname, search } = new URL(text, inside);
  // No path of ours has two slashes in a row; behind a language, which links leave out, they would name another host.
  const isOurs = origin === inside && !pathname.includes('//');
  return isOurs && isPage(pathname) ? pathname + search : otherwise;
}

/** The path of the Referer header, when it is a page of this site. */
export function cameFrom(referer: string | null, host: string | null): string | null {
  const page = URL.parse(referer ?? '');
  return page !== null && page.host === host ? page.pathname + page.search : null;
}

/** Returning to the address picker or to a sign-in page would go in circles. */
function isPage(pathname: string): boolean {
  const isNone = /^(\/[a-z]{2})?\/(api|og|_next|address)(\/|$)/.test(pathname);
  return !isNone && !isAuthPage(pathname.replace(/^\/[a-z]{2}(?=\/)/, ''));
}
