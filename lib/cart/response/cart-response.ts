/** The state of a customer's baskets in one response for the cart's page, drawer and buttons. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import type { Basket } from '@/lib/cart/basket';
import { readBasket, readParked } from '@/lib/cart/basket-cookies';
import { countOf } from '@/lib/cart/basket-sum';
import type { Cart } from '@/lib/cart/cart';
import { readCart } from '@/lib/cart/queries';
import { frameWords } from '@/lib/cart/response/frame-words';
import { presentCart } from '@/lib/cart/response/present-cart';
import type { CartResponse, PresentedBasket } from '@/lib/cart/response/types';
import { findCartShop } from '@/lib/cart/shop';
import { type Totals, totalsOf } from '@/lib/cart/totals';
import { readWaiting } from '@/lib/cart/waiting';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';

/** `isFrame` adds the words of page and drawer, and the cost of delivering to the chosen address. */
export async function cartResponse(market: Market, isFrame: boolean): Promise<CartResponse> {
  const [cart, waiting, parked, undo] = await Promise.all([
    readCart(market),
    readWaiting(),
    readParked(),
    readBasket('undo'),
  ]);
  const t = await getTranslations({ locale: market.locale, namespace: 'cart' });
  const [shown, waits, aside, money, words] = await Promise.all([
    cart.ok && cart.value !== null
      ? presentCart(cart.value, isFrame ? await deliveredTotals(cart.value, market) : null, market)
      : null,
    waiting === null ? null : shownBasket(waiting, market, 'waitingTitle'),
    Promise.all(parked.map(basket => shownBasket(basket, market, 'parkedOf'))),
    getMoneyStyle(market),
    isFrame ? frameWords(market.locale) : null,
  ]);
  return {
    status: cart.ok ? 'ok' : cart.why === 'unauthorized' ? 'login' : 'offline',
    at: Date.now(),
    cart: shown,
    count: shown?.count ?? 0,
    waiting: waits,
    parked: aside,
    canUndo: undo !== null,
    parkedTitle: aside.length === 0 ? '' : t('parked', { count: aside.length }),
    message: null,
    money,
    words,
  };
}

/** The total with delivery (docs/behaviour.md 11.3) once an address is chosen; null while it cannot be calculated. */
async function deliveredTotals(cart: Cart, market: Market): Promise<Totals | null> {
  const address = await readDeliveryAddress();
  if (address === null) return null;
  const totals = await totalsOf(cart, { fulfilment: 'delivery', point: address, coupon: null, tips: 0 }, market);
  return totals.ok ? totals.value : null;
}

async function shownBasket(basket: Basket, market: Market, key: 'waitingTitle' | 'parkedOf'): Promise<PresentedBasket> {
  const t = await getTranslations({ locale: market.locale, namespace: 'cart' });
  const found = await findCartShop(basket.shopId, market);
  const shop = found.ok ? found.value.title : '';
  return { shopId: basket.shopId, shop, text: t(key, { count: countOf(basket), shop, other: shop }) };
}
