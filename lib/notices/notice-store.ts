/**
 * What all processes together know of notices: which were shown already, and those that wait because their page
 * redirects to another one (docs/decisions/080, 171).
 */
import 'server-only';
import { cookieRule } from '@/lib/cookies/cookie-table';
import { sharedStore } from '@/lib/stores/shared-store';

/**
 * Records that a notice is being shown. False where it was shown before, which its cookie alone cannot tell: where
 * script runs, Next renders the page after a form within the answer to the form, and drops that page's deletion of the
 * cookie.
 *
 * @param notice encoded (lib/notices/notice-format.ts); of a long forged one only the beginning is kept
 */
export function claimShowing(notice: string, store = sharedStore): Promise<boolean> {
  return store.claim(keyOf(notice), '1', cookieRule('notice').seconds);
}

/** The parameter of a redirect's query that names a notice which is passed on. */
export const passedOnParameter = 'told';

/** Keeps a notice for the page that its page redirects to, as long as its cookie would have lasted. Returns its name. */
export async function keepPassedOn(notice: string): Promise<string> {
  const name = crypto.randomUUID();
  await sharedStore.set(`passed-on:${name}`, notice, cookieRule('notice').seconds);
  return name;
}

/** Takes the notice of that name out of the store; it may be shown again. Null where there is none, or no longer. */
export async function takePassedOn(name: string): Promise<string | null> {
  const key = `passed-on:${name.slice(0, 40)}`;
  const notice = await sharedStore.get(key);
  if (notice !== null) await Promise.all([sharedStore.release(key), sharedStore.release(keyOf(notice))]);
  return notice;
}

function keyOf(notice: string): string {
  return `notice:${notice.slice(0, 200)}`;
}
