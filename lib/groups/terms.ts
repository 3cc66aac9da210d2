/**
 * The terms on which a group chooses (until when, the limit of each, how fees are shared), as a form sends them and as
 * they are kept.
 */
import { z } from 'zod';
import type { GroupTerms } from '@/lib/cart/group/facts';
import type { MarketClock } from '@/lib/market/queries';
import { amountCurrency } from '@/lib/market/typed-amount';
import { addDays, momentOf, wallTime } from '@/lib/time';
import { readAmount } from '@/lib/typed-number';

export const termsFields = {
  /** "18:30" on the market's clock; empty for no end. */
  until: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/, { error: 'groupUntil' })
    .optional(),
  /** Units of the currency. */
  limit: z
    .string()
    .max(12, { error: 'groupLimit' })
    .refine(typed => readAmount(typed) !== null, { error: 'groupLimit' })
    .optional(),
  currency: amountCurrency,
  sharing: z.enum(['value', 'equal']).catch('value'),
};

/** The next moment at which the market's clock shows this time. */
export function nextTime(time: string, clock: MarketClock, now: number): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const { date } = wallTime(clock, now);
  const today = momentOf(clock, date, hour * 60 + minute, now + 1);
  return today > now ? today : momentOf(clock, addDays(date, 1), hour * 60 + minute);
}

export function termsOf(known: GroupTerms | null): GroupTerms {
  const { until = null, limit = null, currency, sharing = 'value' } = known ?? {};
  return { until, limit, currency, sharing };
}
