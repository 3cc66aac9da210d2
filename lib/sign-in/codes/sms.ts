/** Sends SMS codes within their budget: through the identity provider behind its captcha, otherwise through the API. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { ErrorKey } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { takeSms } from '@/lib/rate-limit/sms';
import { type CodeKind, isFieldRefused, textPhone } from '@/lib/sign-in/codes/codes';
import { textByIdentityProvider } from '@/lib/sign-in/codes/phone-code';
import { captchaKey } from '@/lib/sign-in/ways';

/** Of sending a code by SMS or by mail; `why` is a key under `errors`. */
export type CodeOutcome<T> = { ok: true; value: T } | { ok: false; why: ErrorKey };

interface PhoneQuestion {
  phone: string;
  referral: string;
  /** The captcha's token, or empty. */
  captcha: string;
}

/** With a wrong captcha nothing is sent. If the provider itself fails to send, the API does, as without a captcha. */
export async function textCode(
  { phone, referral, captcha }: PhoneQuestion,
  locale: Locale,
): Promise<CodeOutcome<{ kind: CodeKind; handle: string }>> {
  if (captchaKey() !== null && captcha !== '') {
    const sent = await textByIdentityProvider(phone, captcha, locale);
    if (sent.ok) return { ok: true, value: { kind: 'identity-phone', handle: sent.value } };
    if (sent.why === 'refused' && wrongCaptcha.test(sent.code)) return { ok: false, why: 'captchaFailed' };
  }
  const sent = await withinBudget(phone, () => textPhone(phone, referral, locale));
  return !sent.ok && sent.why === 'smsSpent' && captchaKey() !== null ? { ok: false, why: 'captchaNeeded' } : sent;
}

/** Firebase's codes for a captcha that was not passed, as opposed to one that it cannot check. */
const wrongCaptcha = /^(CAPTCHA_CHECK_FAILED$|(INVALID|MISSING)_RECAPTCHA_)/;

/** For an SMS without a captcha. */
export async function withinBudget<T>(phone: string, send: () => Promise<Outcome<T>>): Promise<CodeOutcome<T>> {
  const share = await takeSms(phone);
  if (share === null) return { ok: false, why: 'smsSpent' };
  const sent = await send();
  if (sent.ok) return sent;
  // Without an answer nobody knows whether it was sent.
  if (sent.why === 'offline') return { ok: false, why: 'offlineAuth' };
  await share.giveBack();
  return { ok: false, why: isFieldRefused('phone', sent) ? 'phone' : 'smsNotSent' };
}

/** A mail costs nothing, so it has no budget; its failures are reported like those of an SMS. */
export function mailOutcome<T>(sent: Outcome<T>): CodeOutcome<T> {
  return sent.ok ? sent : { ok: false, why: sent.why === 'offline' ? 'offlineAuth' : 'codeNotSent' };
}
