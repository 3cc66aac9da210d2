/** Writes an order's state and times: "Cooking. With you 19:10 to 19:30". */

import type { getTranslations } from 'next-intl/server';
import { dateFormat } from '@/lib/i18n/formats';
import type { MarketClock } from '@/lib/market/queries';
import { type Arrival, expectedArrival } from '@/lib/orders/progress/arrival';
import { isOpen, type PaymentDue, statusOf } from '@/lib/orders/progress/status';
import { endOf } from '@/lib/orders/progress/times';
import type { OrderSummary } from '@/lib/orders/schema';
import { timeWords } from '@/lib/shops/opening/open-words';
import { dateInWords } from '@/lib/time';

/** The translator of the `orders` namespace. */
export type OrderWords = Awaited<ReturnType<typeof getTranslations<'orders'>>>;

export interface OrderWordsContext {
  t: OrderWords;
  /** BCP 47 tag. */
  language: string;
  clock: MarketClock;
  /** In milliseconds since the epoch: all parts of a page tell the same minutes. */
  now: number;
}

/** The whole sentence, which is also the page's title. An order that still has to be paid is not under way yet. */
export function headlineOf(order: OrderSummary, context: OrderWordsContext, due: PaymentDue): string {
  if (due !== 'nothing') return dueWords(due, context.t);
  const status = statusWords(order, context.t);
  const arrival = arrivalWords(order, context);
  return arrival === '' ? status : context.t('headline', { status, arrival });
}

export function dueWords(due: Exclude<PaymentDue, 'nothing'>, t: OrderWords): string {
  return t(due === 'payment' ? 'status.unpaid' : 'status.lookedUp');
}

/** An unknown status is shown as the API sent it. */
export function statusWords(order: OrderSummary, t: OrderWords): string {
  const status = statusOf(order);
  const type = order.shop?.type ?? 'restaurant';
  if (status === null) return order.status.replaceAll('_', ' ');
  if (order.isPickup && (status === 'ready' || status === 'on_a_way')) return t('status.readyPickup');
  if (status === 'ready' && !order.isDelivery && !order.isCollection) return t('status.readySomehow');
  if (order.isPickup && status === 'delivered') return t('status.collected');
  if (order.isCollection && status === 'on_a_way') return t('status.toPoint');
  if (order.isCollection && status === 'delivered') return t('status.atPoint');
  return t(`status.${status}`, { type });
}

/** When the order arrives or has arrived; "" when that is unknown. */
export function arrivalWords(order: OrderSummary, { t, language, clock, now }: OrderWordsContext): string {
  if (!isOpen(order)) {
    const end = endOf(order, clock);
    if (end === null) return '';
    const day = dateInWords(end.date, language, { day: 'numeric', month: 'long' });
    return end.at === null ? day : t('arrival.overOn', { day, time: momentWords(end.at, language, clock.timeZone) });
  }
  const arrival = expectedArrival(order, clock, now);
  if (arrival === null) return '';
  const when = whenWords(arrival, t, language);
  if (arrival.isLate) return t('arrival.late', { when });
  if (order.isDelivery) return t('arrival.with', { when });
  return order.isPickup || order.isCollection ? t('arrival.pickup', { when }) : '';
}

/** "19:10 to 19:30", "tomorrow, around 09:30". */
export function whenWords({ day, date, from, to }: Arrival, t: OrderWords, language: string): string {
  const on = dateInWords(date, language);
  if (from === null) {
    if (day === 'other') return t('when.day', { date: on });
    return t(day === 'today' ? 'when.dayToday' : 'when.dayTomorrow');
  }
  const time =
    to === null
      ? t('when.around', { time: timeWords(from, language) })
      : t('when.span', { from: timeWords(from, language), to: timeWords(to, language) });
  return t(`when.${day}`, { time, date: on });
}

/** Formats the time of day of a moment (milliseconds since the epoch). */
export function momentWords(moment: number, language: string, timeZone: string): string {
  const style = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  return dateFormat(language, style).format(moment);
}
