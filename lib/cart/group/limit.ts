/** What each member of a group order may choose for, in the currency in which the group is looked at. */
import 'server-only';
import type { GroupTerms } from '@/lib/cart/group/facts';
import type { Market } from '@/lib/market/market';
import { inMarketCurrency } from '@/lib/market/queries';
import { money } from '@/lib/money';

/** Minor units; null for no limit. The cart follows the owner's view, so it may be in another currency since it was set. */
export async function limitIn({ limit, currency }: GroupTerms, market: Market): Promise<number | null> {
  if (limit === null || currency === undefined) return limit;
  return (await inMarketCurrency(money(limit, currency), market)).minor;
}
