/**
 * Whether the shop of a group order takes orders now. Everybody in the group reads it from the same kept answer, whatever
 * their language and currency, so that page and hub agree about it.
 */
import 'server-only';
import { findCartShop } from '@/lib/cart/shop';
import { ownLocale } from '@/lib/market/queries';
import type { OpenState } from '@/lib/shops/hours';
import { baseCurrency } from '@/lib/view/view';

export async function findShopOpen(shopId: string): Promise<OpenState> {
  const shop = await findCartShop(shopId, { locale: await ownLocale(), currency: baseCurrency });
  return shop.ok ? shop.value.open : { state: 'unknown' };
}
