/**
 * Checks a customer's current password by signing in with it, because the API does not check the old one when it is
 * changed (docs/api.md 13.3, docs/decisions/025).
 */
import 'server-only';
import { endToken } from '@/lib/api/customer';
import { accountNamed } from '@/lib/credentials';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { logIn } from '@/lib/profile/log-in';
import { guessing } from '@/lib/rate-limit/limits';
import type { Customer } from '@/lib/session/session';

/** Null when it is right. Ends the token of the attempt at once. */
export async function refuseWrongPassword(
  customer: Customer,
  password: string,
  locale: Locale,
): Promise<Refusal | null> {
  const { email, phone } = customer;
  const credentials = email ? { email: email.toLowerCase() } : { phone };
  const counted = await guessing.begin(accountNamed(credentials));
  if (counted === null) return refuse('tooManyAttempts');
  const tried = await logIn(credentials, password, locale);
  if (!tried.ok && tried.why === 'offline') {
    await counted.giveBack();
    return refuse(tried.turnedAway === 'tooMany' ? 'tooManyAttempts' : 'offline');
  }
  if (!tried.ok) return refuseFields({ old_password: 'wrongPassword' });
  await counted.succeeded();
  await endToken(tried.value.token, locale);
  return null;
}
