/** Changes the profile at the API (docs/api.md 13.2), and the session with it. Actions only. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import type { Locale } from '@/lib/i18n/locales';
import { type OwnProfile, ownProfileSchema } from '@/lib/profile/schema';
import { readSession, writeSession } from '@/lib/session/session';

interface Change {
  body?: Record<string, unknown>;
  query?: Record<string, string>;
}

export async function changeProfile({ body = {}, query = {} }: Change, locale: Locale): Promise<Outcome<OwnProfile>> {
  const changed = await customerApi({
    path: 'dashboard/user/profile/update',
    method: 'PUT',
    body,
    query,
    locale,
    schema: envelope(ownProfileSchema),
  });
  const session = await readSession();
  if (changed.ok && session !== null) await writeSession({ ...session, customer: changed.value.customer });
  return changed;
}

/**
 * Drops empty fields, which the API refuses (docs/api.md 7.1). The form makes sure that there is a first name, which
 * the API requires with every change and with at least two letters (docs/api.md 13.2).
 */
export function withoutEmpty(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
