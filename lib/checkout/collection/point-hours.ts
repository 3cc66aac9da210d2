/** The hours of a collection point on the day of an order, and whether it is open at the order's time. Pure. */
import type { ChosenTime } from '@/lib/checkout/chosen-time';
import { isOpenFor, slotLength } from '@/lib/checkout/slots';
import type { CollectionPoint } from '@/lib/collection-points/schema';
import { openingOn } from '@/lib/shops/opening/hours';
import { addDays, weekdayOf } from '@/lib/time';
import { minutesIn } from '@/lib/time-units';

interface PointHours {
  /** YYYY-MM-DD. */
  date: string;
  /** 0 is today. */
  inDays: number;
  /** In minutes since midnight; null on a day on which it does not open. */
  opening: { from: number; to: number } | null;
  isAllDay: boolean;
  isOpenThen: boolean;
}

/** Null where the point states no hours, and while no time can be chosen. */
export function pointHours({ hours }: Pick<CollectionPoint, 'hours'>, chosen: ChosenTime): PointHours | null {
  const when = chosen.kind === 'none' && chosen.why === 'pointClosed' ? chosen.wanted : chosen;
  if (hours === null || when.kind === 'none') return null;
  const { date, inDays } = when;
  const opening = hours.closedDates.includes(date) ? null : openingOn(hours, weekdayOf(date));
  const length = opening === null ? 0 : (opening.to - opening.from + minutesIn.day) % minutesIn.day || minutesIn.day;
  return {
    date,
    inDays,
    opening,
    isAllDay: length >= minutesIn.day - 1,
    isOpenThen: isOpenFor(when.kind === 'asap' ? 1 : slotLength, hours, addDays(date, -inDays), when),
  };
}
