/** Sends a code again, and tells when that is allowed: after the setting `otp_expire_time` (docs/api.md 5.1). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import { getSettings } from '@/lib/market/queries';
import { type CodeKind, mailRegistrationAgain, mailReset, textPhone, textReset } from '@/lib/sign-in/codes/codes';
import { type CodeOutcome, mailOutcome, withinBudget } from '@/lib/sign-in/codes/sms';
import type { EntryAt } from '@/lib/sign-in/entry';

/** Used where the setting is missing. */
const defaultMinutes = 10;

/** Seconds until a code may be sent again; 0 for now. */
export async function resendSeconds(
  { sentAt }: Pick<EntryAt<'code'>, 'sentAt'>,
  locale: Locale,
  now = Date.now(),
): Promise<number> {
  const minutes = Number((await getSettings(locale)).otp_expire_time) || defaultMinutes;
  return Math.max(0, Math.ceil((sentAt + minutes * 60_000 - now) / 1000));
}

/** Returns what has changed in the entry. Does not send Firebase's SMS, which requires a captcha each time. */
export async function resendCode(
  { kind, to, referral, isReset }: EntryAt<'code'>,
  locale: Locale,
): Promise<CodeOutcome<{ kind?: CodeKind; handle?: string }>> {
  if (kind === 'register') return withoutAnswer(await mailRegistrationAgain(to, locale));
  if (kind === 'reset' || kind === 'known-email') return withoutAnswer(await mailReset(to, locale));
  if (!isReset) return withinBudget(to, () => textPhone(to, referral, locale));
  const sent = await withinBudget(to, () => textReset(to, locale));
  return sent.ok ? { ok: true, value: { handle: sent.value } } : sent;
}

function withoutAnswer(outcome: Outcome<unknown>): CodeOutcome<object> {
  return mailOutcome(outcome.ok ? { ok: true, value: {} } : outcome);
}
