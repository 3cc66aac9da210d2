/**
 * Asks what an order costs in total at the customer's address, and keeps the totals up to date in a product's button
 * (`data-door`: the line in minor units) and in the cart's bar.
 */
import { cartStore } from '@/components/cart/cart-store.client';
import { countInCookie, isSameMoney } from '@/components/cart/paint-cart.client';
import { liveRule } from '@/components/ui/live-rule.client';
import { fillWords } from '@/lib/i18n/fill-words';
import type { Locale } from '@/lib/i18n/locales';
import { formatMinor, type MarketMoneyStyle } from '@/lib/money';
import { atDoor, type DoorAnswer, type DoorPrice } from '@/lib/shops/door-price/door-price';

interface Watched {
  shopId: string;
  locale: Locale;
  /** Aborting it ends the updates. */
  signal: AbortSignal;
  say: (answer: DoorAnswer) => void;
}

export async function showDoorPrice({ shopId, locale, signal, say }: Watched): Promise<void> {
  const query = new URLSearchParams({ shop: shopId, locale });
  const response = await fetch(`/api/delivers?${query}`, { signal });
  if (!response.ok) throw new Error(`No price at the door: ${response.status}`);
  const answer: DoorAnswer = await response.json();
  say(answer);
  const { door } = answer;
  if (door === null) return;
  const show = () => paint(shopId, door);
  const observer = new MutationObserver(show);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-door'] });
  const stop = cartStore.subscribe(show);
  signal.addEventListener('abort', () => {
    stop();
    observer.disconnect();
    writeTotal({ '--cart-door': null });
  });
  show();
}

const writeTotal = liveRule('.cart-bar .cart-sum');

function paint(shopId: string, door: DoorPrice) {
  const goods = goodsOf(shopId, door.money);
  // The cart's price is still loading.
  if (goods === null) return;
  if (goods === 'otherMoney') return paintNothing();
  const total = (more: number) => fillWords(door.words, { total: formatMinor(atDoor(goods + more, door), door.money) });
  for (const price of document.querySelectorAll<HTMLElement>('[data-door]')) {
    const text = total(Number(price.dataset.door));
    if (price.textContent !== text) price.textContent = text;
  }
  writeTotal({ '--cart-door': goods > 0 ? `"${total(0)}"` : null });
}

/** Amounts of two currencies cannot be added: a group order's cart is in its owner's. */
function paintNothing() {
  for (const price of document.querySelectorAll<HTMLElement>('[data-door]'))
    if (price.textContent !== '') price.textContent = '';
  writeTotal({ '--cart-door': null });
}

/** The goods of this shop in the cart, with unanswered changes; minor units with fractions. */
export function goodsOf(shopId: string, money: MarketMoneyStyle): number | 'otherMoney' | null {
  const { answer, goods } = cartStore.get();
  if (answer === null) return countInCookie() > 0 ? null : 0;
  const { cart } = answer;
  if (cart === null || cart.shop.id !== shopId) return 0;
  return isSameMoney(answer.money, money) ? cart.exact + (goods ?? cart.goods) - cart.goods : 'otherMoney';
}
