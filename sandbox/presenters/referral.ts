/** What does the programme for bringing friends look like, and what has it brought somebody (docs/api.md 2.7, 12.6)? */

import type { View } from '../input/view.ts';
import { type ReferralRow, runningReferral } from '../queries/referral.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';
import { translations } from './translation.ts';

export function presentReferral(view: View, { id, price_from, price_to, img, expired_at }: ReferralRow): object {
  const words = translations(view, 'referral', [id], 'default').get(id);
  const terms = translations(view, 'referral terms', [id], 'default').get(id);
  return {
    id,
    price_from,
    price_to,
    img: img && view.origin + img,
    expired_at: presentTime(expired_at),
    translation: words ? { ...words, faq: terms?.description } : null,
  };
}

/** Eight sums of a profile, in the requested currency; none while no programme runs. */
export function presentReferralSums({ store, rate, now }: View, userId: number): object {
  if (!runningReferral(store, now)) return {};
  const rows = store.all<{ type: string; price: number; count: number }>(
    `SELECT type, sum(price) AS price, count(*) AS count FROM wallet_histories
     WHERE user_id = ? AND type LIKE 'referral%' GROUP BY type`,
    userId,
  );
  return omitFalsy(
    Object.fromEntries(
      rows.flatMap(({ type, price, count }) => [
        [`${type}_price`, price * rate],
        [`${type}_count`, count],
      ]),
    ),
  );
}
