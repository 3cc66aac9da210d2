/** Reads and writes the cookies that scripts may use (lib/readable-cookies.ts), in the browser. */
import { type ReadableCookie, readableCookies } from '@/lib/readable-cookies';

/** Still percent-encoded. */
export function readCookie(name: ReadableCookie): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

/** `value` must be percent-encoded where needed; "" deletes the cookie. */
export function writeCookie(name: ReadableCookie, value: string): void {
  const seconds = value === '' ? 0 : readableCookies[name].seconds;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: plain http has no Cookie Store API.
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
