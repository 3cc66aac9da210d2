/** Did the identity provider see this person just now? API.md 25.3: nobody is believed on their word alone. */

import { sqlTime } from '../database/time.ts';
import type { View } from '../input/view.ts';
import { Refusal } from '../refusal.ts';

const minutes = 10;

/** `id` is the provider's own id of the account. Throws ERROR_401 when it was not signed in with this e-mail lately. */
export function refuseUnproven({ store, now }: View, id: string, email: string): void {
  const sql = 'SELECT 1 FROM identity_accounts WHERE local_id = ? AND email = ? AND signed_in_at > ?';
  if (!store.one(sql, id, email, since(now))) throw new Refusal('ERROR_401');
}

/** Digits. Throws ERROR_401 when the provider did not take a code from this phone lately. */
export function refuseUnprovenPhone({ store, now }: View, phone: string): void {
  const sql = 'SELECT 1 FROM identity_accounts WHERE phone = ? AND signed_in_at > ?';
  if (!store.one(sql, phone, since(now))) throw new Refusal('ERROR_401');
}

function since(now: Date): string {
  return sqlTime(new Date(now.getTime() - minutes * 60_000));
}
