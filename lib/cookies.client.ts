/** Reads and writes in the browser the cookies that its scripts may know (lib/readable-cookies.ts). */
import { type ReadableCookie, readableCookies } from '@/lib/readable-cookies';

/** As it stands there, still percent-encoded. */
export function readCookie(name: ReadableCookie): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

/** `value` percent-encoded where it needs to be; an empty one deletes the cookie. */
export function writeCookie(name: ReadableCookie, value: string): void {
  const seconds = value === '' ? 0 : readableCookies[name].seconds;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where pages come by plain http.
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
