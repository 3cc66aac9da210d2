/** Reads and writes in the browser the cookies that scripts may use (lib/cookies/readable-cookies.ts). */
import { type ReadableCookie, readableCookies, securePrefix } from '@/lib/cookies/readable-cookies';

/** Still percent-encoded. */
export function readCookie(name: ReadableCookie): string | undefined {
  return new RegExp(`(?:^|; )${known(name)}=([^;]*)`).exec(document.cookie)?.[1];
}

/** `value` must be percent-encoded where needed; "" deletes the cookie. */
export function writeCookie(name: ReadableCookie, value: string): void {
  const seconds = value === '' ? 0 : readableCookies[name];
  const secure = isSecure() ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: plain http has no Cookie Store API.
  document.cookie = `${known(name)}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

const isSecure = () => location.protocol === 'https:';
const known = (name: ReadableCookie) => (isSecure() ? securePrefix : '') + name;

/** Calls back when a cookie has changed, whoever changed it. Browsers before 2025 have no such news. */
export function watchCookies(listener: () => void, signal: AbortSignal): void {
  window.cookieStore?.addEventListener('change', listener, { signal });
}
