/**
 * Checks a customer's current password by signing in with it, because the API does not check the old one when it is
 * changed (docs/api.md 13.3, docs/decisions/025).
 */
import 'server-only';
import { endToken } from '@/lib/api/customer';
import { liveApi } from '@/lib/api/live';
import { single } from '@/lib/api/schema';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { signedInSchema } from '@/lib/profile/schema';
import { createAttempts } from '@/lib/rate-limit/attempts';
import type { Customer } from '@/lib/session/session';

const attempts = createAttempts();

/** Null when it is right. Ends the token of the attempt at once. */
export async function refuseWrongPassword(
  customer: Customer,
  password: string,
  locale: Locale,
): Promise<Refusal | null> {
  if (attempts.wait(customer.id) > 0) return refuse('tooManyAttempts');
  const { email, phone } = customer;
  const tried = await liveApi({
    path: 'auth/login',
    method: 'POST',
    body: { ...(email ? { email } : { phone }), password },
    locale,
    schema: single(signedInSchema),
  });
  if (!tried.ok && tried.why === 'offline')
    return refuse(tried.turnedAway === 'tooMany' ? 'tooManyAttempts' : 'offline');
  if (!tried.ok) {
    attempts.failed(customer.id);
    return refuseFields({ old_password: 'wrongPassword' });
  }
  attempts.succeeded(customer.id);
  await endToken(tried.value.token, locale);
  return null;
}
