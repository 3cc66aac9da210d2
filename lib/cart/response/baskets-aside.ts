/** Puts baskets beside the cart into words: parked ones, and one that waits for the customer's choice. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Basket } from '@/lib/cart/basket/basket';
import { countUnits } from '@/lib/cart/basket/basket-lines';
import type { PresentedBasket } from '@/lib/cart/response/types';
import type { Market } from '@/lib/market/market';
import { listTitles } from '@/lib/shops/queries';

type Present = (basket: Basket, key: 'waitingTitle' | 'parkedOf') => PresentedBasket;

/** For these baskets. One of a shop that has left the marketplace says so, in place of a name that nobody knows. */
export async function basketPresenter(baskets: Basket[], market: Market): Promise<Present> {
  const { locale } = market;
  const [t, orders, chat, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'cart' }),
    getTranslations({ locale, namespace: 'orders' }),
    getTranslations({ locale, namespace: 'chat' }),
    listTitles([...new Set(baskets.map(({ shopId }) => shopId))], market),
  ]);
  return (basket, key) => {
    const { shopId } = basket;
    const count = countUnits(basket);
    const isShopGone = titles !== null && !titles.has(shopId);
    const shop = isShopGone ? orders('someShop') : titles?.get(shopId) || chat('someShop');
    if (isShopGone && key === 'parkedOf')
      return { shopId, shop, text: `${shop} · ${orders('pieces', { count })}`, isShopGone };
    return { shopId, shop, text: t(key, { count, shop, other: shop }) };
  };
}
