/** Reads the shop of a cart: its name, its minimum, and whether it takes orders now. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { CartShop } from '@/lib/cart/cart';
import type { Market } from '@/lib/market/market';
import { getClock, inMarketCurrency } from '@/lib/market/queries';
import { openState } from '@/lib/shops/opening/hours';
import { getShop } from '@/lib/shops/queries';
import { wallTime } from '@/lib/time';

export async function findCartShop(id: string, market: Market): Promise<Outcome<CartShop>> {
  const [shop, clock] = await Promise.all([getShop(id, market), getClock(market.locale)]);
  if (!shop.ok) return shop;
  const { type, title, minimum, hours } = shop.value;
  return {
    ok: true,
    value: {
      id: shop.value.id,
      type,
      title,
      minimum: await inMarketCurrency(minimum, market),
      open: openState(hours, wallTime(clock)),
    },
  };
}
