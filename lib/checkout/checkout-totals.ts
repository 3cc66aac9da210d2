/** Calculates what an order costs at its checkout, as soon as what that depends on is answered. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { Cart } from '@/lib/cart/cart';
import { type Totals, totalsOf } from '@/lib/cart/totals';
import type { Collection } from '@/lib/checkout/collection/collection';
import type { CouponState } from '@/lib/checkout/coupon';
import type { Draft } from '@/lib/checkout/draft/draft';
import { tipOf } from '@/lib/checkout/tips';
import type { Market } from '@/lib/market/market';
import { digitsOf } from '@/lib/phone';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import type { Shop } from '@/lib/shops/schema';
import type { Point } from '@/lib/view/view';

/** What a checkout knows before it asks about the cart. */
export interface Basis {
  cart: Cart;
  draft: Draft;
  destination: { text: string; point: Point; key: string; savedId: string | undefined } | null;
  offersTips: boolean;
  needsPhone: boolean;
}

/** The calls whose answers the total may depend on. */
interface Asked {
  shop: Promise<Outcome<Shop>>;
  coupon: Promise<CouponState>;
  collection: Promise<Collection | null>;
}

/**
 * Waits for the check of the coupon, for the points of a collection, and for the shop's phone only where a phone is
 * required and none is known.
 */
export async function calculateTotals(
  { cart, draft, destination, needsPhone, ...basis }: Basis,
  fulfilment: Fulfilment,
  asked: Asked,
  market: Market,
): Promise<Outcome<Totals>> {
  const coupon = await asked.coupon;
  const isCollected = fulfilment === 'collection';
  const chosen = isCollected ? (await asked.collection)?.chosen : undefined;
  if (isCollected && chosen == null) return { ok: false, why: 'gone' };
  return totalsOf(
    cart,
    {
      fulfilment,
      point: fulfilment === 'delivery' ? (destination?.point ?? null) : null,
      ...(chosen && { collectionPoint: chosen.id }),
      coupon: coupon === 'good' ? draft.coupon : null,
      tips: basis.offersTips && fulfilment === 'delivery' ? tipOf(draft, cart.goods) : 0,
      // Calculating requires a phone number too (ERROR_117), but accepts any. So the total is known before the customer
      // has typed theirs; ordering sends only the customer's own.
      ...(needsPhone && { phone: digitsOf(draft.phone) || (await phoneOf(asked.shop)) || '0' }),
    },
    market,
  );
}

async function phoneOf(asked: Promise<Outcome<Shop>>): Promise<string> {
  const shop = await asked;
  return shop.ok ? digitsOf(shop.value.phone) : '';
}
