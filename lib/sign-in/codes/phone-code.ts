/**
 * Sends and checks Firebase's SMS codes (sendVerificationCode, signInWithPhoneNumber), after a captcha of its SDK. The
 * server makes both calls, so that our limits control the cost of SMS, and the session and the ID token never reach a
 * browser.
 */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import { callFirebase, type FirebaseOutcome } from '@/lib/sign-in/identity/firebase-client';
import { verifyIdToken } from '@/lib/sign-in/identity/id-token';

const sentSchema = z.object({ sessionInfo: z.string().min(1) }).transform(({ sessionInfo }) => sessionInfo);

/** `phone` in digits. Returns the handle of the code that was sent. */
export function textByIdentityProvider(
  phone: string,
  captcha: string,
  locale: Locale,
): Promise<FirebaseOutcome<string>> {
  const body = { phoneNumber: `+${phone}`, recaptchaToken: captcha };
  return callFirebase({ call: 'sendVerificationCode', body, locale, schema: sentSchema });
}

/**
 * Returns the digits of the phone that a verified token names. Translates refusals into the API's codes
 * (docs/api.md 4.4).
 */
export async function confirmPhone(handle: string, code: string, locale: Locale): Promise<Outcome<string>> {
  const schema = z.object({ idToken: z.string() });
  const body = { sessionInfo: handle, code };
  const answer = await callFirebase({ call: 'signInWithPhoneNumber', body, locale, schema });
  if (!answer.ok && answer.why === 'down') return { ok: false, why: 'offline' };
  if (!answer.ok) return refused(codes[answer.code] ?? 'ERROR_400');
  const verified = await verifyIdToken(answer.value.idToken, 'phone');
  if (!verified.ok && verified.why === 'down') return { ok: false, why: 'offline' };
  if (!verified.ok || verified.value.phone === '') return refused('ERROR_401');
  return { ok: true, value: verified.value.phone };
}

const codes: Record<string, string> = {
  INVALID_CODE: 'ERROR_201',
  SESSION_EXPIRED: 'ERROR_203',
  INVALID_SESSION_INFO: 'ERROR_203',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'ERROR_202',
};

function refused(code: string): Outcome<string> {
  return { ok: false, why: 'refused', code, message: '', params: {} };
}
