/**
 * Checks a customer's current password by signing in with it, because the API does not check the old one when it is
 * changed (docs/api.md 13.3, docs/decisions/025).
 */
import 'server-only';
import { endToken } from '@/lib/api/customer';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { accountNamed } from '@/lib/profile/credentials';
import { logIn } from '@/lib/profile/log-in';
import { passwordLimiter } from '@/lib/rate-limit/limiters';
import type { Customer } from '@/lib/session/session';
import { reportSignIn } from '@/lib/telemetry';

/** Null when it is right. Ends the try's token at once, and reports the result like a sign-in. */
export async function refuseWrongPassword(
  customer: Customer,
  password: string,
  locale: Locale,
): Promise<Refusal | null> {
  const refusal = await tryPassword(customer, password, locale);
  const [wrong] = [...(refusal?.form ?? []), ...Object.values(refusal?.fields ?? {}).flat()];
  reportSignIn({ way: 'currentPassword', ...(wrong ? { outcome: 'refused', reason: wrong.key } : { outcome: 'ok' }) });
  return refusal;
}

async function tryPassword(customer: Customer, password: string, locale: Locale): Promise<Refusal | null> {
  const { email, phone } = customer;
  const credentials = email ? { email: email.toLowerCase() } : { phone };
  const counted = await passwordLimiter.begin(accountNamed(credentials));
  if (counted === null) return refuse('tooManyAttempts');
  const answer = await logIn(credentials, password, locale);
  if (!answer.ok && answer.why === 'offline') {
    await counted.giveBack();
    return refuse(answer.turnedAway === 'tooMany' ? 'tooManyAttempts' : 'unchanged');
  }
  if (!answer.ok) return refuseFields({ old_password: 'wrongPassword' });
  await counted.succeeded();
  await endToken(answer.value.token, locale);
  return null;
}
