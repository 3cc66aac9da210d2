/** Where a customer goes back to after setting an address: only ever inside the site. */
import { authPages } from '@/lib/auth-pages';

const inside = 'http://inside.invalid';

/** The public address (path and query) that `text` names, or `otherwise` when it leads out of the site or nowhere. */
export function returnPath(text: string | null | undefined, otherwise: string): string {
  if (!text || text.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return otherwise;
  if (!URL.canParse(text, inside)) return otherwise;
  const { origin, pathname, search } = new URL(text, inside);
  const isPage = !/^\/(api|og|_next)(\/|$)/.test(pathname) && !isCircle(pathname);
  return origin === inside && isPage && !pathname.startsWith('//') ? pathname + search : otherwise;
}

/** The page the customer came from, out of the Referer header, when it is one of ours. */
export function cameFrom(referer: string | null, host: string | null): string | null {
  if (referer === null || host === null || !URL.canParse(referer)) return null;
  const { host: refererHost, pathname, search } = new URL(referer);
  return refererHost === host ? pathname + search : null;
}

/** Going back to the picker or to the door would go in circles. */
function isCircle(pathname: string): boolean {
  const [page = ''] = pathname
    .replace(/^\/[a-z]{2}(?=\/)/, '')
    .split('/')
    .filter(Boolean);
  return page === 'address' || authPages.includes(page);
}
