/** Keeps a guest's cart in a cookie, in quantities that are available at the API. */
import 'server-only';
import type { CartBackend } from '@/lib/cart/backend/backend';
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';
import { withoutLine } from '@/lib/cart/basket/basket-lines';
import { changeGuestBasket, readGuestBasket, readGuestCookie } from '@/lib/cart/basket/guest-basket';
import { linesPricedIn } from '@/lib/cart/basket/merge-baskets';
import { limitToStock } from '@/lib/cart/guest-cart';
import type { Market } from '@/lib/market/market';

export function guestBackend(market: Market): CartBackend {
  const { currency } = market;
  return {
    onlyShop: () => null,
    groupEnd: () => null,
    read: async () => ({ ok: true, value: await readGuestBasket() }),
    lastSeen: () => readGuestCookie(),
    put: async (shopId, lines) => {
      const taken = await limitToStock({ shopId, currency, lines }, market);
      if (!taken.ok) return taken;
      return changeGuestBasket(now => {
        if (now !== null && now.shopId !== shopId) return { ok: false, why: 'otherShop' };
        const kept = replaced(now === null ? [] : linesPricedIn(currency, now), lines, taken.value);
        return { ok: true, value: { shopId, currency, lines: kept } };
      });
    },
    restore: basket => changeGuestBasket(() => ({ ok: true, value: basket })),
    remove: (stockId, addonId) =>
      changeGuestBasket(now => ({ ok: true, value: now === null ? null : withoutLine(now, stockId, addonId) })),
    empty: () => changeGuestBasket(() => ({ ok: true, value: null })),
  };
}

/** The `wanted` lines in the quantities that were `taken`; lines that were there before keep their place. */
function replaced(before: Basket['lines'], wanted: BasketLine[], taken: BasketLine[]): BasketLine[] {
  const kept = before.flatMap(line => {
    if (!wanted.some(({ stockId }) => stockId === line.stockId)) return line;
    return taken.filter(({ stockId }) => stockId === line.stockId);
  });
  return [...kept, ...taken.filter(({ stockId }) => !kept.some(line => line.stockId === stockId))];
}
