/**
 * Asks the API for the customer with this login and password (docs/api.md 4.2). The caller limits the tries
 * (lib/rate-limit).
 */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { envelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import type { Locale } from '@/lib/i18n/locales';
import type { Credentials } from '@/lib/profile/credentials';
import { type SignedIn, signedInSchema } from '@/lib/profile/schema';

export async function logIn(credentials: Credentials, password: string, locale: Locale): Promise<Outcome<SignedIn>> {
  const body = { ...credentials, password };
  return liveApi({ path: 'auth/login', method: 'POST', body, locale, schema: envelope(signedInSchema) });
}
