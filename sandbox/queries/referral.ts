/** Which programme for bringing friends runs now, if any (docs/api.md 12.6)? */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { isSet } from './settings.ts';

export interface ReferralRow {
  id: number;
  /** Base currency: for who invites, and for who is invited. */
  price_from: number;
  price_to: number;
  img: string | null;
  expired_at: string;
}

export function runningReferral(store: Store, now: Date): ReferralRow | undefined {
  if (!isSet(store, 'referral_active')) return undefined;
  return store.one<ReferralRow>('SELECT * FROM referrals WHERE expired_at > ? ORDER BY id DESC', sqlTime(now));
}
