/** Is this the customer's password? The API does not ask for the old one (API 13.3), so it is tried at its door. */
import 'server-only';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { single } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type Customer, signedInSchema } from '@/lib/session/schema';
import { createAttempts } from '@/lib/sign-in/attempts';

const attempts = createAttempts();

/** A key under `errors`, or null when it is right. The token that comes of trying ends at once. */
export async function passwordTrouble(customer: Customer, password: string, locale: Locale): Promise<string | null> {
  if (attempts.wait(customer.id) > 0) return 'tooManyAttempts';
  const { email, phone } = customer;
  const tried = await callApi({
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
  const authorization = `Bearer ${tried.value.token}`;
  await callApi({ path: 'auth/logout', method: 'POST', locale, schema: z.unknown(), authorization });
  return null;
}
