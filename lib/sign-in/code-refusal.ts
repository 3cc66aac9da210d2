/** Why was a typed code not accepted? */
import 'server-only';
import type { Failure } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import { resendSeconds } from '@/lib/sign-in/resend';

/** Keys under `errors`. */
type CodeRefusal = 'codeTries' | 'codeExpired' | 'wrongCode';

/**
 * The API tells an old code from a wrong one for an SMS alone, and not once it has forgotten that it sent one
 * (docs/api.md 4.3, 4.4, 4.6). `isSaid`: whether its word counts; otherwise our own clock measures the code's age.
 */
export async function codeRefusal(
  failure: Failure,
  { sentAt, isSaid }: { sentAt: number; isSaid: boolean },
  locale: Locale,
): Promise<CodeRefusal> {
  const code = failure.why === 'refused' ? failure.code : '';
  if (code === 'ERROR_202') return 'codeTries';
  if (isSaid && failure.why === 'refused') return code === 'ERROR_203' ? 'codeExpired' : 'wrongCode';
  return (await resendSeconds({ sentAt }, locale)) === 0 ? 'codeExpired' : 'wrongCode';
}
