/** Presents a customer's orders for GET /api/own-orders: the one under way, and those to order again. */

import { arrivalWords, dueWords, type OrderWordsContext, statusWords } from '@/components/orders/order-words';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { formatMinor } from '@/lib/money';
import { moneyStyleOf } from '@/lib/orders/money';
import { type Arrival, expectedArrival, minutesLeft } from '@/lib/orders/progress/arrival';
import { isCancellable, type PaymentDue } from '@/lib/orders/progress/status';
import type { OrderSummary } from '@/lib/orders/schema';
import { pictureUrl } from '@/lib/pictures/picture';

export interface OwnOrders {
  underWay: { href: string; text: string } | null;
  again: OrderToRepeat[];
}

export interface OrderToRepeat {
  id: string;
  href: string;
  shop: string;
  /** "3 items, $24.60". */
  facts: string;
  picture: string;
}

/**
 * "About 12 minutes · On the way · Noodle Corner", or that it waits for its payment. Where several are under way, it is
 * the one that comes first, unless the newest waits for its payment; with a link to all.
 *
 * @param due the payment due for the newest, by its id
 */
export function underWayOf(
  open: OrderSummary[],
  due: Map<string, PaymentDue>,
  context: OrderWordsContext,
  locale: Locale,
): OwnOrders['underWay'] {
  const order = firstToTell(open, due, context);
  if (order === undefined) return null;
  const { t } = context;
  const unpaid = due.get(order.id) ?? 'nothing';
  const arrival = unpaid === 'nothing' ? shortArrival(order, context) : '';
  return {
    href: localizedPath(locale, open.length > 1 ? '/orders' : `/orders/${order.id}`),
    text: t('bar.news', {
      shop: order.shop?.title || t('someShop'),
      status: unpaid === 'nothing' ? statusWords(order, t) : dueWords(unpaid, t),
      arrival,
      isKnown: String(arrival !== ''),
    }),
  };
}

/**
 * `open`: the newest first. Others that their shop has not accepted are left out, because it would take a call for each
 * to know whether they wait for a payment. One whose arrival is not known comes last.
 */
function firstToTell(open: OrderSummary[], due: Map<string, PaymentDue>, { clock, now }: OrderWordsContext) {
  const [newest, ...others] = open;
  if (newest === undefined || (due.get(newest.id) ?? 'nothing') !== 'nothing') return newest;
  const begins = (order: OrderSummary) => {
    const arrival = expectedArrival(order, clock, now);
    return arrival?.begins == null || isForgotten(arrival) ? Number.MAX_SAFE_INTEGER : arrival.begins;
  };
  const told = [newest, ...others.filter(order => !isCancellable(order))];
  return told.toSorted((one, other) => begins(one) - begins(other))[0];
}

/** Nobody has said that it came, and its day is over. */
function isForgotten({ isLate, day }: Arrival): boolean {
  return isLate && day !== 'today';
}

/** The minutes left, as on the order's page; otherwise the arrival in words. "" while unknown. */
function shortArrival(order: OrderSummary, context: OrderWordsContext): string {
  const left = minutesLeft(expectedArrival(order, context.clock, context.now), context.now);
  return left === null ? arrivalWords(order, context) : context.t('bar.minutes', { count: left.most ?? left.least });
}

/** One row, which scrolls sideways. */
const mostAgain = 6;

/** The newest order of each shop. */
export function ordersToRepeat(
  past: OrderSummary[],
  { t, language }: OrderWordsContext,
  locale: Locale,
): OrderToRepeat[] {
  const came = past.filter(order => order.shop !== null && order.status === 'delivered');
  const newest = new Map(came.toReversed().map(order => [order.shop?.id, order]));
  return came
    .filter(order => newest.get(order.shop?.id) === order)
    .slice(0, mostAgain)
    .map(order => ({
      id: order.id,
      href: localizedPath(locale, `/orders/${order.id}`),
      shop: order.shop?.title ?? '',
      facts: t('bar.facts', {
        pieces: order.pieces,
        total: formatMinor(order.total, moneyStyleOf(order, language)),
      }),
      picture: order.shop?.logo ? pictureUrl(order.shop.logo, 104) : '',
    }));
}
