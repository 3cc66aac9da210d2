/** Why was a typed code not accepted? */
import 'server-only';
import type { Failure } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import { hashKey } from '@/lib/rate-limit/slowdown';
import { resendSeconds } from '@/lib/sign-in/codes/resend';
import type { EntryAt } from '@/lib/sign-in/entry';
import { sharedStore } from '@/lib/stores/shared-store';
import { secondsIn } from '@/lib/time-units';

interface TypedCode extends Pick<EntryAt<'code'>, 'to' | 'sentAt'> {
  typed: string;
}

/** Keys under `errors`. */
type CodeRefusal = 'codeTries' | 'codeExpired' | 'wrongCode';

/** The check of this code got no answer: the API may have accepted it, and takes each code once. */
export async function rememberUnanswered(code: TypedCode): Promise<void> {
  await sharedStore.set(keyOf(code), '1', secondsIn.hour);
}

/**
 * The API tells an old code from a wrong one for an SMS alone, and not once it has forgotten that it sent one
 * (docs/api.md 4.3, 4.4, 4.6). `isSaid`: whether its word counts; otherwise our own clock measures the code's age. A
 * code that was perhaps used up counts as old, so that the customer asks for another one.
 */
export async function codeRefusal(
  failure: Failure,
  { isSaid, ...code }: TypedCode & { isSaid: boolean },
  locale: Locale,
): Promise<CodeRefusal> {
  const said = failure.why === 'refused' ? failure.code : '';
  if (said === 'ERROR_202') return 'codeTries';
  // The API says this only while the right code still counts, so the lost answer has not used it up.
  if (isSaid && said === 'ERROR_201') return 'wrongCode';
  if ((await sharedStore.get(keyOf(code))) !== null) return 'codeExpired';
  if (isSaid && failure.why === 'refused') return said === 'ERROR_203' ? 'codeExpired' : 'wrongCode';
  return (await resendSeconds(code, locale)) === 0 ? 'codeExpired' : 'wrongCode';
}

function keyOf({ to, sentAt, typed }: TypedCode): string {
  return `code-unanswered:${hashKey(`${to} ${sentAt} ${typed}`)}`;
}
