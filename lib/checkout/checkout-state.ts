/**
 * All that an order depends on at this moment, asked anew: the page shows it, and ordering checks it once more. Nothing
 * in it is believed from an earlier look.
 */
import 'server-only';
import { type DeliverableAddress, listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { isDeliveredBy } from '@/lib/addresses/queries';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { single } from '@/lib/api/schema';
import type { Cart } from '@/lib/cart/cart';
import { readCart } from '@/lib/cart/queries';
import { type Totals, totalsOf } from '@/lib/cart/totals';
import { type CouponState, checkCoupon } from '@/lib/checkout/coupon';
import { addressKey, atAccountAddress, type Draft, draftFor, emptyDraft } from '@/lib/checkout/draft';
import { findNewestOrder } from '@/lib/checkout/orders';
import { leadOf, type SlotDay, slotDays, soonest } from '@/lib/checkout/slots';
import { offersTips, tipOf } from '@/lib/checkout/tips';
import { type ChosenTime, timeOf } from '@/lib/checkout/when';
import { currencyQuery, type Market } from '@/lib/market/market';
import { getClock, getSettings } from '@/lib/market/queries';
import type { Money } from '@/lib/money';
import { listPayments } from '@/lib/payments/queries';
import type { Payment } from '@/lib/payments/schema';
import { digitsOf } from '@/lib/phone';
import { getProfile } from '@/lib/profile/queries';
import { readSession, type Session } from '@/lib/session/session';
import { listBranches } from '@/lib/shops/queries';
import { type Branch, type Shop, shopSchema } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';
import type { Point } from '@/lib/view/view';

export interface CheckoutState {
  /** Made fit for this cart's shop and for the place. */
  draft: Draft;
  cart: Cart;
  shop: Shop;
  session: Session | null;
  /** Where a delivery would go: the customer's address. */
  destination: { text: string; point: Point; key: string } | null;
  accountAddresses: DeliverableAddress[];
  branches: Branch[];
  days: SlotDay[];
  /** When an order made now would be there; null while the shop is closed. */
  soonest: { date: string; minutes: number } | null;
  when: ChosenTime;
  /** Whether the shop delivers to the place; null while nobody says, and for a pickup. */
  isReached: boolean | null;
  coupon: CouponState;
  offersTips: boolean;
  /** What the order costs; null while the API does not say. */
  totals: Totals | null;
  payments: Payment[];
  wallet: Money | null;
  /** The operator wants a phone number and the account has none. */
  needsPhone: boolean;
  /** The customer's newest order of this shop, 0 for none: a later one is this cart's. Null while not known. */
  newestOrder: number | null;
}

/** Null: there is nothing in the cart. */
export async function readCheckoutState(written: Draft | null, market: Market): Promise<Outcome<CheckoutState | null>> {
  const [session, address, found] = await Promise.all([readSession(), readDeliveryAddress(), readCart(market)]);
  if (!found.ok || found.value === null) return found.ok ? { ok: true, value: null } : found;
  const cart = found.value;
  const draft = draftFor(cart.shop.id, written ?? emptyDraft);
  const place = address && { text: address.text, point: address, key: addressKey(address) };
  const isDelivery = draft.fulfilment === 'delivery';
  const { locale } = market;
  const [shop, branches, clock, settings, payments, isReached, coupon, own] = await Promise.all([
    readShopAnew(cart.shop.id, market),
    listBranches(cart.shop.id, market),
    getClock(locale),
    getSettings(locale),
    listPayments(cart.shop.id, locale),
    isDelivery && place !== null ? isDeliveredBy(cart.shop.id, place.point, locale) : null,
    checkCoupon(draft.coupon, cart.shop.id, market),
    session === null ? null : readOwn(cart.shop.id, market),
  ]);
  if (!shop.ok) return shop;
  if (own !== null && !own.ok) return own;
  const now = wallTime(clock);
  const lead = leadOf(shop.value.deliveryTime);
  const days = slotDays(shop.value.hours, now, lead);
  const soon = soonest(shop.value.hours, now, lead);
  const hasTips = isDelivery && offersTips(settings);
  const needsPhone = settings.before_order_phone_required === '1' && !session?.customer.phone;
  const saved = own?.value.savedPlaces.find(({ point }) => addressKey(point) === place?.key);
  const totals = await totalsOf(
    cart,
    {
      fulfilment: draft.fulfilment,
      point: isDelivery ? (place?.point ?? null) : null,
      coupon: coupon === 'good' ? draft.coupon : null,
      tips: hasTips ? tipOf(draft, cart.goods) : 0,
      // Calculating wants one too (ERROR_117): the sum is known before it is typed. Ordering sends the customer's
      // alone.
      ...(needsPhone && { phone: digitsOf(draft.phone) || digitsOf(shop.value.phone) || '0' }),
    },
    market,
  );
  if (!totals.ok && totals.why === 'unauthorized') return totals;
  return {
    ok: true,
    value: {
      // Chosen elsewhere than here: nothing has been said about its door yet.
      draft: saved !== undefined && draft.of !== place?.key ? atAccountAddress(draft, saved) : draft,
      cart,
      shop: shop.value,
      session,
      destination: place,
      accountAddresses: own?.value.savedPlaces ?? [],
      branches: branches.ok ? branches.value : [],
      days,
      soonest: soon,
      when: timeOf(draft, days, soon),
      isReached,
      coupon,
      offersTips: hasTips,
      totals: totals.ok ? totals.value : null,
      payments: payments.ok ? payments.value : [],
      wallet: own?.value.wallet ?? null,
      needsPhone,
      newestOrder: own?.value.newestOrder ?? null,
    },
  };
}

/** Kept answers are five minutes old at times: who orders hears whether the shop is open now. */
async function readShopAnew(id: string, market: Market): Promise<Outcome<Shop>> {
  return liveApi({
    path: `rest/shops/${id}`,
    locale: market.locale,
    query: currencyQuery(market),
    schema: single(shopSchema(market.currency)),
  });
}

interface Own {
  savedPlaces: DeliverableAddress[];
  wallet: Money | null;
  newestOrder: number | null;
}

/** What only a signed-in customer has. A token that has ended ends the look; the rest may be missing. */
async function readOwn(shopId: string, market: Market): Promise<Outcome<Own>> {
  const [saved, profile, newest] = await Promise.all([
    listDeliverableAddresses(market.locale),
    getProfile(market),
    findNewestOrder(shopId, market),
  ]);
  for (const outcome of [saved, profile, newest]) if (!outcome.ok && outcome.why === 'unauthorized') return outcome;
  return {
    ok: true,
    value: {
      savedPlaces: saved.ok ? saved.value : [],
      wallet: profile.ok ? profile.value.wallet : null,
      newestOrder: newest.ok ? (newest.value?.id ?? 0) : null,
    },
  };
}
