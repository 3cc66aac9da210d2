/** Fills in what the API leaves out of some shops (docs/api.md 6.4: hours, fees, type) from lists that have all of it. */
import type { Shop } from '@/lib/shops/schema';

/** Those that no list has stay as they are. */
export function completed(shops: Shop[], lists: Shop[]): Shop[] {
  const known = new Map(lists.map(shop => [shop.id, shop]));
  return shops.map(shop => known.get(shop.id) ?? shop);
}
