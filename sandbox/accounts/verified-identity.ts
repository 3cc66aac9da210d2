/** Did the identity provider verify this person within ten minutes? docs/api.md 25.3 requires it of every social sign-in. */

import { sqlTime } from '../database/time.ts';
import type { View } from '../input/view.ts';
import { Refusal } from '../refusal.ts';

const minutes = 10;

/** `id` is the provider's own. @throws ERROR_401 when that account did not sign in with this e-mail. */
export function refuseUnverifiedEmail({ store, now }: View, id: string, email: string): void {
  const sql = 'SELECT 1 FROM identity_accounts WHERE local_id = ? AND email = ? AND signed_in_at > ?';
  if (!store.one(sql, id, email, since(now))) throw new Refusal('ERROR_401');
}

/** `phone` in digits. @throws ERROR_401 when the provider did not verify it. */
export function refuseUnverifiedPhone({ store, now }: View, phone: string): void {
  const sql = 'SELECT 1 FROM identity_accounts WHERE phone = ? AND signed_in_at > ?';
  if (!store.one(sql, phone, since(now))) throw new Refusal('ERROR_401');
}

function since(now: Date): string {
  return sqlTime(new Date(now.getTime() - minutes * 60_000));
}
