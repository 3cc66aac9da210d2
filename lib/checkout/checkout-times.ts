/** The times that a checkout offers, and the one that its draft has chosen. Pure. */
import { type ChosenTime, timeOf } from '@/lib/checkout/chosen-time';
import type { Draft } from '@/lib/checkout/draft/draft';
import {
  isOpenFor,
  leadOf,
  type SlotDay,
  type Soonest,
  slotDays,
  slotsWithin,
  soonestArrival,
} from '@/lib/checkout/slots';
import type { MarketClock } from '@/lib/market/queries';
import type { Hours, Shop } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';

export interface CheckoutTimes {
  days: SlotDay[];
  /** When an order made now would arrive; null while the shop is closed, and where its collection point is closed then. */
  soonest: Soonest | null;
  when: ChosenTime;
}

/** `pointHours`: of the collection point that the order is brought to; null where there are none to keep to. */
export function timesOf(
  shop: Pick<Shop, 'hours' | 'deliveryTime'>,
  draft: Draft,
  clock: MarketClock,
  pointHours: Hours | null,
): CheckoutTimes {
  if (clock.isUnknown) return { days: [], soonest: null, when: { kind: 'none', why: 'unknown' } };
  const now = Date.now();
  const lead = leadOf(shop.deliveryTime);
  const days = slotDays(shop.hours, clock, lead, now);
  const soonest = soonestArrival(shop.hours, clock, lead, now);
  const times = { days, soonest, when: timeOf(draft, days, soonest) };
  return pointHours === null ? times : timesWithin(times, draft, pointHours, wallTime(clock, now).date);
}

function timesWithin({ days, soonest, when: wanted }: CheckoutTimes, draft: Draft, hours: Hours, today: string) {
  const open = {
    days: slotsWithin(days, hours, today),
    soonest: soonest !== null && isOpenFor(1, hours, today, soonest) ? soonest : null,
  };
  const when = timeOf(draft, open.days, open.soonest);
  const isClosed = when.kind === 'none' && wanted.kind !== 'none';
  return { ...open, when: isClosed ? ({ kind: 'none', why: 'pointClosed', wanted } as const) : when };
}
