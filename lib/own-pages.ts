/** Tables of the pages of the customer's own, by the first segment of their public path. */
import { authPages } from '@/lib/paths/auth-pages';
import { isOrderedPath } from '@/lib/shops/inner-path';

/** They are rendered for each visit. */
const ownPages = [
  ...authPages,
  'cart',
  'checkout',
  'group',
  'orders',
  'refunds',
  'address',
  'profile',
  'settings',
  'notifications',
  'addresses',
  'chat',
  'liked',
  'wallet',
  'reservations',
  'parcels',
  'be-seller',
  'referrals',
  '_states',
];

/** Pages of these that search engines should find, because they inform newcomers (docs/decisions/105). */
const findable = ['welcome', 'be-seller', 'referrals'];

/** Pages that search engines must not index. */
export const privatePages = ownPages.filter(page => !findable.includes(page));

/** Pages that require a signed-in customer. */
const signedInOnly = [
  'update-password',
  'orders',
  'refunds',
  'profile',
  'notifications',
  'addresses',
  'chat',
  'wallet',
  'reservations',
  'parcels',
];

/** @param page segments of the public path after the language */
export function isOwnPage(page: string[]): boolean {
  return ownPages.includes(page[0] ?? '') || isOrderedPath(page);
}

/** @param page segments of the public path after the language */
export function isSignedInOnly(page: string[]): boolean {
  return signedInOnly.includes(page[0] ?? '') || isOrderedPath(page);
}
