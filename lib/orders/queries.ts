/** The customer's orders (docs/api.md 8.2, 8.3), never kept. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope, type ListPage, pageEnvelope } from '@/lib/api/envelopes';
import { longestPage } from '@/lib/api/pages';
import { idShape } from '@/lib/api/shapes';
import type { Locale } from '@/lib/i18n/locales';
import { withSide } from '@/lib/market/currencies';
import { paymentDueOf } from '@/lib/orders/payment-due';
import { isCancellable, openStatuses, type PaymentDue, pastStatuses } from '@/lib/orders/progress/status';
import { noteTimes } from '@/lib/orders/progress/times';
import { type Order, type OrderSummary, orderSchema, orderSummarySchema } from '@/lib/orders/schema';
import { withShopType } from '@/lib/orders/shop-type';

/** Another customer's order is "gone", like a missing one. */
export async function getOrder(id: string, locale: Locale): Promise<Outcome<Order>> {
  if (!idShape.test(id)) return { ok: false, why: 'gone' };
  const order = await customerApi({ path: `dashboard/user/orders/${id}`, locale, schema: envelope(orderSchema) });
  if (!order.ok) return order;
  noteTimes(order.value);
  const typed = await withShopType(order.value, locale);
  return { ok: true, value: await withItsSide(typed, locale) };
}

/** All open orders in one call; no customer has a hundred of them. */
export async function listOpenOrders(locale: Locale): Promise<Outcome<ListPage<OrderSummary>>> {
  const open = await list(locale, { statuses: [...openStatuses], perPage: longestPage });
  if (!open.ok) return open;
  const items = await Promise.all(open.value.items.map(order => withShopType(order, locale)));
  return { ok: true, value: { ...open.value, items } };
}

/**
 * Payments due, by order id. Lists do not contain them (docs/api.md 8.2), so this reads each order that its shop has
 * not accepted yet.
 */
export async function listPaymentsDue(orders: OrderSummary[], locale: Locale): Promise<Map<string, PaymentDue>> {
  const untaken = orders.filter(isCancellable).slice(0, 10);
  const answers = await Promise.all(untaken.map(({ id }) => getOrder(id, locale)));
  const found = answers.flatMap(order => (order.ok ? [order.value] : []));
  return new Map(await Promise.all(found.map(async order => [order.id, await paymentDueOf(order)] as const)));
}

/** Ten at a time, newest first. */
export function listPastOrders(page: number, locale: Locale): Promise<Outcome<ListPage<OrderSummary>>> {
  return list(locale, { statuses: [...pastStatuses], perPage: 10, page });
}

/** The newest ten, in any status. */
export function listLatestOrders(locale: Locale): Promise<Outcome<ListPage<OrderSummary>>> {
  return list(locale, { statuses: [...openStatuses, ...pastStatuses], perPage: 10 });
}

/** The newest orders of one shop, without those that were cancelled. */
export function listLatestOrdersAt(shopId: string, count: number, locale: Locale) {
  const statuses = [...openStatuses, 'delivered'];
  return list(locale, { statuses, perPage: count, shop_id: shopId });
}

/** A hundred at a time, newest first, in any status. */
export function listAllOrders(page: number, locale: Locale): Promise<Outcome<ListPage<OrderSummary>>> {
  return list(locale, { statuses: [...openStatuses, ...pastStatuses], perPage: longestPage, page });
}

async function list(
  locale: Locale,
  query: { statuses: string[]; perPage: number; page?: number; shop_id?: string },
): Promise<Outcome<ListPage<OrderSummary>>> {
  const found = await customerApi({
    path: 'dashboard/user/orders/paginate',
    locale,
    query: { ...query, column: 'id', sort: 'desc' },
    schema: pageEnvelope(orderSummarySchema),
  });
  if (!found.ok) return found;
  const items = await Promise.all(found.value.items.map(order => withItsSide(order, locale)));
  return { ok: true, value: { ...found.value, items } };
}

async function withItsSide<O extends OrderSummary>(order: O, locale: Locale): Promise<O> {
  return { ...order, currency: await withSide(order.currency, locale) };
}
