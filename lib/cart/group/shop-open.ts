/**
 * Whether the shop of a group order takes orders now. Everybody in the group reads it from the same kept answer, whatever
 * their language and currency, so that page and hub agree about it. It is renewed sooner than on other pages, because the
 * group's stays open while its members choose.
 */
import 'server-only';
import { memory } from '@/lib/cache';
import { getClock, ownLocale } from '@/lib/market/queries';
import { type OpenState, openState } from '@/lib/shops/opening/hours';
import { getShop } from '@/lib/shops/queries';
import { wallTime } from '@/lib/time';
import { baseCurrency } from '@/lib/view/view';

export async function findShopOpen(shopId: string): Promise<OpenState> {
  const market = { locale: await ownLocale(), currency: baseCurrency };
  const [shop, clock] = await Promise.all([
    getShop(shopId, market, memory.watchedShop(shopId)),
    getClock(market.locale),
  ]);
  return shop.ok ? openState(shop.value.hours, wallTime(clock)) : { state: 'unknown' };
}
