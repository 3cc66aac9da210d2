/** The whole state of a customer's baskets for the cart's page, drawer and buttons: one answer for all of them. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { frameWords } from '@/components/cart/frame-words';
import { showCart } from '@/components/cart/show-cart';
import type { CartAnswer, ShownBasket } from '@/components/cart/shown';
import type { Basket } from '@/lib/cart/basket';
import { countOf } from '@/lib/cart/basket-sum';
import { readBasket, readParked } from '@/lib/cart/baskets';
import type { Cart } from '@/lib/cart/cart';
import { readCart } from '@/lib/cart/queries';
import { findCartShop } from '@/lib/cart/shop';
import { type Totals, totalsOf } from '@/lib/cart/totals';
import type { Market } from '@/lib/market/here';
import { getMoneyStyle } from '@/lib/market/queries';
import { readAddress } from '@/lib/places/address-cookie';

/** `isFrame` brings the frame's words, and what delivering to the chosen address costs. */
export async function answerCart(market: Market, isFrame: boolean): Promise<CartAnswer> {
  const [cart, waiting, parked, undo] = await Promise.all([
    readCart(market),
    readBasket('waiting'),
    readParked(),
    readBasket('undo'),
  ]);
  const t = await getTranslations({ locale: market.locale, namespace: 'cart' });
  const [shown, waits, aside, money, words] = await Promise.all([
    cart.ok && cart.value !== null
      ? showCart(cart.value, isFrame ? await doorTotals(cart.value, market) : null, market)
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
    said: null,
    money,
    words,
  };
}

/** The price at the door (UX D3), as soon as we know the door; null while it cannot be told. */
async function doorTotals(cart: Cart, market: Market): Promise<Totals | null> {
  const address = await readAddress();
  if (address === null) return null;
  const totals = await totalsOf(cart, { fulfilment: 'delivery', point: address, coupon: null, tips: 0 }, market);
  return totals.ok ? totals.value : null;
}

async function shownBasket(basket: Basket, market: Market, key: 'waitingTitle' | 'parkedOf'): Promise<ShownBasket> {
  const t = await getTranslations({ locale: market.locale, namespace: 'cart' });
  const found = await findCartShop(basket.shopId, market);
  const shop = found.ok ? found.value.title : '';
  return { shopId: basket.shopId, shop, text: t(key, { count: countOf(basket), shop, other: shop }) };
}
