/** Reads the customer's inbox and the kinds of notifications, anew each time (docs/api.md 13.3, 13.4). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { type ListPage, listEnvelope, pageEnvelope } from '@/lib/api/envelopes';
import type { Locale } from '@/lib/i18n/locales';
import { type Kind, kindSchema, type Notification, notificationSchema, unreadSchema } from '@/lib/notifications/schema';

/** Unread ones first, in the API's order. */
export async function listNotifications(page: number, locale: Locale): Promise<Outcome<ListPage<Notification>>> {
  return customerApi({
    path: 'dashboard/notifications',
    locale,
    query: { page, perPage: 20 },
    schema: pageEnvelope(notificationSchema),
  });
}

export async function countUnreadNotifications(locale: Locale): Promise<Outcome<number>> {
  return customerApi({ path: 'dashboard/user/profile/notifications-statistic', locale, schema: unreadSchema });
}

export async function listKinds(locale: Locale): Promise<Outcome<Kind[]>> {
  return customerApi({ path: 'dashboard/user/notifications', locale, schema: listEnvelope(kindSchema) });
}
