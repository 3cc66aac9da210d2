/**
 * What all processes together know of notices (lib/notices/notice.ts): which were shown already, and those that a page passes on
 * because it redirects (docs/decisions/080, 171).
 */
import 'server-only';
import { cookieRule } from '@/lib/cookies/cookie-table';
import { sharedStore } from '@/lib/stores/shared-store';

/**
 * Notes that the notice is being shown. False where it was shown before, which the cookie alone cannot tell: where script
 * runs, Next renders the page after a form within the answer to the form, and drops that page's deletion of the cookie.
 *
 * @param notice as `noticeText` made it; of a forged one no more is read than of ours
 */
export function claimShowing(notice: string, store = sharedStore): Promise<boolean> {
  return store.claim(keyOf(notice), '1', cookieRule('notice').seconds);
}

/** The query's key by which a redirect names a notice that is passed on. */
export const passedOn = 'told';

/** Returns the name under which the notice is kept, as long as its cookie would have lasted. */
export async function passOn(notice: string): Promise<string> {
  const name = crypto.randomUUID();
  await sharedStore.set(`passed-on:${name}`, notice, cookieRule('notice').seconds);
  return name;
}

/** The notice of that name, once; it may then be shown like a new one. Null where there is none (any more). */
export async function takePassedOn(name: string): Promise<string | null> {
  const key = `passed-on:${name.slice(0, 40)}`;
  const notice = await sharedStore.get(key);
  if (notice !== null) await Promise.all([sharedStore.release(key), sharedStore.release(keyOf(notice))]);
  return notice;
}

function keyOf(notice: string): string {
  return `notice:${notice.slice(0, 200)}`;
}
