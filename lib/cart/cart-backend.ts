/** One interface over the two places that hold a cart, so that no button needs to know which one it fills. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { deleteAccountCart, deleteLines, putWanted, readAccountCart } from '@/lib/cart/account-cart';
import { type Basket, type BasketLine, noUuid } from '@/lib/cart/basket';
import { readBasket, writeBasket } from '@/lib/cart/basket-cookies';
import { linesIn } from '@/lib/cart/basket-sum';
import { obtainable } from '@/lib/cart/guest-cart';
import type { AccountCart, AccountCartLine } from '@/lib/cart/schema';
import { rememberedPrices, rememberPrices } from '@/lib/cart/shown-prices';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';

export type BasketOutcome = Outcome<Basket | null> | { ok: false; why: 'full' };

export interface CartBackend {
  /** The bought lines it holds now; null for none. */
  read(): Promise<BasketOutcome>;
  /**
   * Sets the lines to these absolute quantities, or to what is available of them, which may be nothing. Leaves other
   * lines alone.
   */
  put(shopId: string, lines: BasketLine[]): Promise<BasketOutcome>;
  /** Puts back what it held before `empty`. */
  restore(basket: Basket): Promise<BasketOutcome>;
  /** Removes a line with its add-ons, or one of its add-ons. */
  take(stockId: string, addonId?: string): Promise<BasketOutcome>;
  empty(): Promise<BasketOutcome>;
}

/** Actions and route handlers only. */
export async function cartBackend(market: Market): Promise<CartBackend> {
  return (await readSession()) === null ? guestBackend(market) : accountBackend(market);
}

function guestBackend(market: Market): CartBackend {
  const { currency } = market;
  const keep = async (basket: Basket | null): Promise<BasketOutcome> =>
    (await writeBasket('cart', basket)) ? { ok: true, value: basket } : { ok: false, why: 'full' };
  return {
    read: async () => ({ ok: true, value: await readBasket('cart') }),
    put: async (shopId, lines) => {
      const taken = await obtainable({ shopId, currency, lines }, market);
      if (!taken.ok) return taken;
      const before = await readBasket('cart');
      const kept = (before === null ? [] : linesIn(currency, before)).flatMap(line => {
        if (!lines.some(({ stockId }) => stockId === line.stockId)) return line;
        return taken.value.filter(({ stockId }) => stockId === line.stockId);
      });
      const fresh = taken.value.filter(({ stockId }) => !kept.some(line => line.stockId === stockId));
      return keep({ shopId, currency, lines: [...kept, ...fresh] });
    },
    restore: keep,
    take: async (stockId, addonId) => {
      const before = await readBasket('cart');
      return before === null ? { ok: true, value: null } : keep(without(before, stockId, addonId));
    },
    empty: () => keep(null),
  };
}

function accountBackend(market: Market): CartBackend {
  const toBasket = async (cart: AccountCart | null): Promise<Basket | null> => {
    if (cart === null) return null;
    const prices = await rememberedPrices(cart.shopId, market.currency);
    const bought = cart.lines.filter(({ isBonus }) => !isBonus);
    const lines = bought.map(({ stockId, uuid, quantity, addons }) => ({
      stockId,
      uuid: uuid ?? noUuid,
      quantity,
      shown: prices.get(stockId) ?? null,
      addons: addons.map(addon => ({ stockId: addon.stockId, quantity: addon.quantity })),
    }));
    return lines.length === 0 ? null : { shopId: cart.shopId, currency: market.currency, lines };
  };
  const read = async (): Promise<BasketOutcome> => {
    const cart = await readAccountCart(market);
    return cart.ok ? { ok: true, value: await toBasket(cart.value) } : cart;
  };
  const put = async (shopId: string, lines: BasketLine[]): Promise<BasketOutcome> => {
    const answer = await putWanted(shopId, lines, market);
    // Quantities are absolute, so after a lost answer the cart itself shows whether they arrived.
    const now = answer.ok || answer.why !== 'offline' ? answer : await readAccountCart(market);
    if (!now.ok) return now;
    if (!answer.ok && !lines.every(line => now.value?.lines.some(own => isSame(own, line)))) return answer;
    await rememberPrices({ shopId, currency: market.currency, lines });
    return { ok: true, value: await toBasket(now.value) };
  };
  return {
    read,
    put,
    restore: ({ shopId, lines }) => put(shopId, lines),
    take: async (stockId, addonId) => {
      const cart = await readAccountCart(market);
      if (!cart.ok) return cart;
      const line = cart.value?.lines.find(line => !line.isBonus && line.stockId === stockId);
      const part = addonId === undefined ? line : line?.addons.find(addon => addon.stockId === addonId);
      if (part !== undefined) {
        const gone = await deleteLines([part.id], market);
        // Another tab removed it first, which has the same result.
        if (!gone.ok && gone.why !== 'refused' && gone.why !== 'gone') return gone;
      }
      return read();
    },
    empty: async () => {
      const cart = await readAccountCart(market);
      if (!cart.ok || cart.value === null) return cart.ok ? { ok: true, value: null } : cart;
      const gone = await deleteAccountCart(cart.value.id, market);
      return gone.ok ? { ok: true, value: null } : gone;
    },
  };
}

function isSame(own: AccountCartLine, { stockId, quantity, addons }: BasketLine): boolean {
  if (own.isBonus || own.stockId !== stockId || own.quantity !== quantity) return false;
  return addons.every(addon =>
    own.addons.some(one => one.stockId === addon.stockId && one.quantity === addon.quantity),
  );
}

function without(basket: Basket, stockId: string, addonId: string | undefined): Basket {
  if (addonId === undefined) return { ...basket, lines: basket.lines.filter(line => line.stockId !== stockId) };
  const lines = basket.lines.map(line =>
    line.stockId === stockId ? { ...line, addons: line.addons.filter(addon => addon.stockId !== addonId) } : line,
  );
  return { ...basket, lines };
}
