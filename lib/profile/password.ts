/** Is this the customer's password? The API does not ask for the old one (API 13.3), so it is tried by signing in. */
import 'server-only';
import { endToken } from '@/lib/api/customer';
import { liveApi } from '@/lib/api/live';
import { single } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { signedInSchema } from '@/lib/profile/schema';
import { createAttempts } from '@/lib/rate-limit/attempts';
import type { Customer } from '@/lib/session/session';

const attempts = createAttempts();

/** A key under `errors`, or null when it is right. The token that comes of trying ends at once. */
export async function passwordProblem(customer: Customer, password: string, locale: Locale): Promise<string | null> {
  if (attempts.wait(customer.id) > 0) return 'tooManyAttempts';
  const { email, phone } = customer;
  const tried = await liveApi({
    path: 'auth/login',
    method: 'POST',
    body: { ...(email ? { email } : { phone }), password },
    locale,
    schema: single(signedInSchema),
  });
  if (!tried.ok && tried.why === 'offline') return 'offline';
  if (!tried.ok) {
    attempts.failed(customer.id);
    return 'wrongPassword';
  }
  attempts.succeeded(customer.id);
  await endToken(tried.value.token, locale);
  return null;
}
