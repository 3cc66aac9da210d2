/** The customer's refunds (docs/api.md 11.2), never kept. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { type ListPage, pageEnvelope } from '@/lib/api/envelopes';
import type { Locale } from '@/lib/i18n/locales';
import { type ListedRefund, listedRefundSchema } from '@/lib/refunds/schema';

/** Ten at a time, the newest first. */
export function listRefunds(page: number, locale: Locale): Promise<Outcome<ListPage<ListedRefund>>> {
  return customerApi({
    path: 'dashboard/user/order-refunds/paginate',
    locale,
    query: { page, perPage: 10, column: 'id', sort: 'desc' },
    schema: pageEnvelope(listedRefundSchema),
  });
}
