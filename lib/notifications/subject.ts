/** Which page is a message about, by its type (docs/api.md 3, 13.4)? A push leads there too. */
import { idShape, uuidShape } from '@/lib/api/shapes';

/** public/order-keeper.js has the same table, because a worker imports nothing of ours; a test keeps them equal. */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  '/orders/{id}': ['status_changed', 'new_order'],
  '/wallet': ['add_cashback', 'wallet_top_up'],
  '/referrals': ['new_user_by_referral'],
  '/reservations': ['new_booking', 'booking_status'],
  '/parcels': ['new_parcel_order'],
  '/blog/{uuid}': ['news_publish'],
};

export function isAboutOrder(type: string): boolean {
  return subjectOf(type).includes('{id}');
}

/**
 * A public path without its language: the list where the message does not say which order or article; null for a type
 * without a page.
 */
export function subjectPath(type: string, { id, uuid }: { id: string; uuid: string }): string | null {
  const one = subjectOf(type)
    .replace('{id}', idShape.test(id) ? id : '')
    .replace('{uuid}', uuidShape.test(uuid) ? uuid : '');
  return one.replace(/\/$/, '') || null;
}

function subjectOf(type: string): string {
  return Object.keys(subjects).find(path => subjects[path]?.includes(type)) ?? '';
}
