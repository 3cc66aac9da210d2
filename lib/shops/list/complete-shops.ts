/**
 * Completes shops for which the API leaves something out (docs/api.md 6.4: hours, fees, type), from lists that have it.
 */
import type { Shop } from '@/lib/shops/schema';

/** Shops that no list contains stay as they are. */
export function completeShops(shops: Shop[], lists: Shop[]): Shop[] {
  const known = new Map(lists.map(shop => [shop.id, shop]));
  return shops.map(shop => known.get(shop.id) ?? shop);
}
