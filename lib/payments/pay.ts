/**
 * Pays an existing order (docs/api.md 10.2, 10.3). Safe to repeat: an order has one transaction, a second call replaces
 * it, and a paid one stays paid.
 */
import 'server-only';
import { z } from 'zod';
import type { Failure, QueryValue } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { Market } from '@/lib/market/market';
import { isRedirect, linkSchema, type Payment } from '@/lib/payments/schema';

/** "settled": nothing left to do. "redirect": on to the provider's page by `goToProvider`. */
export type Paid = { ok: true; how: 'settled' } | { ok: true; how: 'redirect'; url: string } | Failure;

export async function payOrder(orderId: string, payment: Payment, market: Market): Promise<Paid> {
  if (isRedirect(payment)) return linkOf({ order_id: orderId }, payment, market);
  const paid = await customerApi({
    path: `payments/order/${orderId}/transactions`,
    method: 'POST',
    body: { payment_sys_id: Number(payment.id) },
    locale: market.locale,
    schema: z.unknown(),
  });
  return paid.ok ? { ok: true, how: 'settled' } : paid;
}

/** `request`: an order (`order_id`), or in R2 the whole request of the order that the payment creates. */
export async function linkOf(request: Record<string, QueryValue>, payment: Payment, market: Market): Promise<Paid> {
  const isPost = postedProviders.includes(payment.tag);
  const link = await customerApi({
    path: `dashboard/user/order-${processOf(payment)}-process`,
    method: isPost ? 'POST' : 'GET',
    ...(isPost ? { body: request } : { query: request }),
    locale: market.locale,
    schema: linkSchema,
  });
  return link.ok ? { ok: true, how: 'redirect', url: link.value } : link;
}

const postedProviders = ['moya-sar', 'mollie', 'zain-cash', 'maksekeskus'];

/** R1 shortens one provider's name. */
function processOf({ tag }: Payment): string {
  return tag === 'flutterWave' || tag === 'flutter-wave' ? 'flw' : tag;
}
