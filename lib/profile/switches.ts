/** Saves what a customer wants to hear, at the two places where the API keeps it. Actions only. */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { Locale } from '@/lib/i18n/locales';
import { changeProfile } from '@/lib/profile/save';
import type { OwnProfile } from '@/lib/profile/schema';

interface Switch {
  /** The kind's id. */
  kind: string;
  isOn: boolean;
}

/** Replaces the whole set (docs/api.md 13.3); null where there is none. */
export async function saveKinds(switches: Switch[], locale: Locale): Promise<Outcome<unknown> | null> {
  if (switches.length === 0) return null;
  return customerApi({
    path: 'dashboard/user/update/notifications',
    method: 'POST',
    body: { notifications: switches.map(({ kind, isOn }) => ({ notification_id: Number(kind), active: isOn })) },
    locale,
    schema: z.unknown(),
  });
}

/** Subscribes to e-mails, or unsubscribes (docs/api.md 13.2); null where that changes nothing. */
export async function saveSubscription(
  { customer, isSubscribed }: OwnProfile,
  subscribe: boolean,
  locale: Locale,
): Promise<Outcome<unknown> | null> {
  if (customer.email === '' || subscribe === isSubscribed) return null;
  return changeProfile({ body: { firstname: customer.firstName, subscribe } }, locale);
}
