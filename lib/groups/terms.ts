/**
 * The terms on which a group chooses (until when, the limit of each, how fees are shared), as a form sends them and as
 * they are kept.
 */
import { z } from 'zod';
import type { GroupTerms } from '@/lib/cart/group/facts';
import { minutesIn } from '@/lib/time-units';
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
  sharing: z.enum(['value', 'equal']).catch('value'),
};

/** The next moment at which the market's clock shows this time. `minutes`: what it shows now. */
export function nextTime(time: string, minutes: number, now: number): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const ahead = (hour * 60 + minute - minutes + minutesIn.day) % minutesIn.day;
  return now - (now % 60_000) + (ahead === 0 ? minutesIn.day : ahead) * 60_000;
}

export function termsOf(known: GroupTerms | null): GroupTerms {
  const { until = null, limit = null, currency, sharing = 'value' } = known ?? {};
  return { until, limit, currency, sharing };
}
