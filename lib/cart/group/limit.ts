/** Converts the limit that applies to each member of a group order into the currency of the page that shows it. */
import 'server-only';
import type { GroupTerms } from '@/lib/cart/group/facts';
import type { Market } from '@/lib/market/market';
import { inMarketCurrency } from '@/lib/market/queries';
import { money } from '@/lib/money';

/**
 * Minor units; null for no limit. The cart takes the currency of the owner's view, which may have changed since the
 * limit was set.
 */
export async function limitIn({ limit, currency }: GroupTerms, market: Market): Promise<number | null> {
  if (limit === null || currency === undefined) return limit;
  return (await inMarketCurrency(money(limit, currency), market)).minor;
}
