/** Whether this customer's cart is part of a group order, and in which role. */
import 'server-only';
import type { AccountCart } from '@/lib/cart/schema';
import type { Market } from '@/lib/market/market';

export interface GroupMembership {
  /** "ended": they had joined, and the group is over or goes on without them. */
  role: 'owner' | 'member' | 'ended';
  shop: string;
  cart: string;
}

/** All participants see amounts in the currency that the owner has set. */
export function groupMarket({ currencyId }: AccountCart, market: Market): Market {
  return currencyId === '' ? market : { ...market, currency: currencyId };
}

/** The group's page, as a path without language. */
export function groupPath(shop: string): string {
  return `/group/${shop}`;
}
