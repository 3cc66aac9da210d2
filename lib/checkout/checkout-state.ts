/**
 * Reads everything that an order depends on. The page shows it; ordering reads and checks it again, so that nothing
 * relies on an earlier state.
 */
import 'server-only';
import type { DeliverableAddress } from '@/lib/addresses/account-addresses';
import type { DeliveryAddress } from '@/lib/addresses/delivery-address';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import type { Outcome } from '@/lib/api/client';
import { envelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { unauthorizedAmong } from '@/lib/api/unauthorized-among';
import type { Cart } from '@/lib/cart/cart';
import { readOrderCart } from '@/lib/cart/queries';
import { type Totals, totalsOf } from '@/lib/cart/totals';
import { type ChosenTime, timeOf } from '@/lib/checkout/chosen-time';
import { type CouponState, checkCoupon } from '@/lib/checkout/coupon';
import { readCustomerFacts } from '@/lib/checkout/customer-facts';
import { addressKey, type Draft, draftFor } from '@/lib/checkout/draft/draft';
import { withDetails } from '@/lib/checkout/draft/draft-at-address';
import { offersLineNotes } from '@/lib/checkout/draft/line-notes';
import { withLinked } from '@/lib/checkout/draft/linked-coupon';
import { findNewestOrder } from '@/lib/checkout/order/orders';
import { leadOf, type SlotDay, type Soonest, slotDays, soonestArrival } from '@/lib/checkout/slots';
import { offersTips, tipOf, withTipIn } from '@/lib/checkout/tips';
import type { LinkedCoupon } from '@/lib/coupons/linked-coupon';
import { listCoupons } from '@/lib/coupons/queries';
import type { Coupon } from '@/lib/coupons/schema';
import { currencyQuery, type Market } from '@/lib/market/market';
import { getClock, getSettings, inMarketCurrency, type MarketClock } from '@/lib/market/queries';
import type { Money } from '@/lib/money';
import { listPayments } from '@/lib/payments/queries';
import type { Payment } from '@/lib/payments/schema';
import { digitsOf } from '@/lib/phone';
import { readSession, type Session } from '@/lib/session/session';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import { isOutOfReach, type Reach } from '@/lib/shops/opening/orderable';
import { listBranches } from '@/lib/shops/queries';
import { reachAtPoint } from '@/lib/shops/reach';
import { type Branch, type Shop, shopSchema } from '@/lib/shops/schema';
import type { Point } from '@/lib/view/view';

export interface CheckoutState {
  /**
   * Adapted to this cart's shop and to the destination. Where the customer has not chosen between delivery and pickup
   * it is a delivery, or a pickup if the shop does not deliver.
   */
  draft: Draft & { fulfilment: Fulfilment };
  isFulfilmentChosen: boolean;
  cart: Cart;
  shop: Shop;
  session: Session | null;
  /**
   * The destination of a delivery; null before an address is chosen. `key` identifies the point (`addressKey`),
   * `savedId` the saved address that was chosen.
   */
  destination: { text: string; point: Point; key: string; savedId: string | undefined } | null;
  /** Null while unknown. */
  accountAddresses: DeliverableAddress[] | null;
  /** Null while unknown. */
  branches: Branch[] | null;
  days: SlotDay[];
  /** When an order made now would arrive; null while the shop is closed. */
  soonest: Soonest | null;
  when: ChosenTime;
  /** Whether the shop delivers to the destination; "unknown" for a pickup that the customer has chosen. */
  reach: Reach;
  coupon: CouponState;
  /** The codes that the shop offers (R2). */
  offeredCoupons: Coupon[];
  offersTips: boolean;
  /** Whether each line may have a note. */
  offersLineNotes: boolean;
  /** What the order costs; null while it cannot be calculated. */
  totals: Totals | null;
  /** Null while unknown. */
  payments: Payment[] | null;
  wallet: Money | null | 'unknown';
  /** The operator requires a phone number and the account has none. */
  needsPhone: boolean;
  /**
   * The id of the customer's newest order of this shop; 0 for none, null while unknown. An order newer than that was
   * made of this cart.
   */
  newestOrder: number | null;
}

/**
 * Null when the cart is empty. Fails with "unauthorized" if the session has ended. Asks the API in two rounds: first
 * for the cart and what belongs to the customer, then for everything that depends on the cart. It takes three rounds
 * where the total waits for one of these answers (`calculateTotals`), or is calculated again as a pickup
 * (docs/decisions/147, 151).
 *
 * @param linked the coupon of a link that the customer has followed. Only the page passes it: an order has the coupon
 *   that its form has posted
 */
export async function readCheckoutState(
  stored: Draft,
  market: Market,
  linked: LinkedCoupon | null = null,
): Promise<Outcome<CheckoutState | null>> {
  const [session, address] = await Promise.all([readSession(), readDeliveryAddress()]);
  const [found, own, settings, clock] = await Promise.all([
    readOrderCart(market),
    session === null ? null : readCustomerFacts(market),
    getSettings(market.locale),
    getClock(market.locale),
  ]);
  if (!found.ok || found.value === null) return found.ok ? { ok: true, value: null } : found;
  if (own?.ok === false) return own;
  const cart = found.value;
  const { accountAddresses, wallet } = own?.value ?? { accountAddresses: [], wallet: null };
  const adapted = draftFor({ id: cart.id, shopId: cart.shop.id }, stored);
  const draft = await withTipIn(withLinked(adapted, linked), market);
  const basis = {
    cart,
    draft,
    destination: address ? destinationAt(address) : defaultDestination(accountAddresses ?? []),
    offersTips: offersTips(settings),
    needsPhone: settings.before_order_phone_required === '1' && !session?.customer.phone,
  };
  const answers = await readAnswers(basis, session, market);
  if (!answers.ok) return answers;
  const { fulfilment, ...known } = answers.value;
  return {
    ok: true,
    value: {
      ...basis,
      ...known,
      // What the cart knows of its shop is a kept answer, and may be minutes old.
      cart: { ...cart, shop: { ...cart.shop, minimum: await inMarketCurrency(known.shop.minimum, market) } },
      ...timesOf(known.shop, draft, clock),
      draft: { ...(await withDetails(draft, basis.destination, accountAddresses ?? [], market.locale)), fulfilment },
      isFulfilmentChosen: draft.fulfilment !== '',
      offersTips: basis.offersTips && fulfilment === 'delivery',
      session,
      accountAddresses,
      wallet,
      offersLineNotes: offersLineNotes(),
    },
  };
}

type Chosen = Pick<DeliveryAddress, 'text' | 'latitude' | 'longitude' | 'savedId'>;

function destinationAt({ text, latitude, longitude, savedId }: Chosen) {
  const point = { latitude, longitude };
  return { text, point, key: addressKey(point), savedId };
}

/** Used where no address is chosen on this device: the account's active address, which stands first. */
function defaultDestination([first]: DeliverableAddress[]) {
  return first === undefined ? null : destinationAt({ text: first.text, ...first.point, savedId: first.id });
}

/** The times that are offered, and the one that the draft has chosen. */
function timesOf(shop: Shop, draft: Draft, clock: MarketClock): Pick<CheckoutState, 'days' | 'soonest' | 'when'> {
  if (clock.isUnknown) return { days: [], soonest: null, when: { kind: 'none', why: 'unknown' } };
  const now = Date.now();
  const lead = leadOf(shop.deliveryTime);
  const days = slotDays(shop.hours, clock, lead, now);
  const soon = soonestArrival(shop.hours, clock, lead, now);
  return { days, soonest: soon, when: timeOf(draft, days, soon) };
}

type Basis = Pick<CheckoutState, 'cart' | 'destination' | 'offersTips' | 'needsPhone'> & { draft: Draft };

/**
 * Makes all independent calls at once. Fails without the shop, or if the session has ended; any other answer may be
 * missing.
 */
async function readAnswers(basis: Basis, session: Session | null, market: Market) {
  const { cart, draft, destination } = basis;
  const { locale } = market;
  const { id } = cart.shop;
  const asked = { shop: readLiveShop(id, market), coupon: checkCoupon(draft.coupon, id, market) };
  const supposed = draft.fulfilment || 'delivery';
  const [shop, coupon, offeredCoupons, counted, branches, payments, zone, newest] = await Promise.all([
    asked.shop,
    asked.coupon,
    listCoupons(id, locale),
    calculateTotals(basis, supposed, asked, market),
    listBranches(id, market),
    listPayments(id, locale),
    supposed === 'pickup' ? ('unknown' as const) : reachAtPoint(id, destination?.point ?? null, locale),
    session === null ? null : findNewestOrder(id, market),
  ]);
  if (!shop.ok) return shop;
  // The API knows no delivery zone of a shop that takes no orders (docs/api.md 6.9).
  const reach = shop.value.hours.isTakingOrders ? zone : 'unknown';
  const fulfilment = draft.fulfilment === '' && isOutOfReach(reach) ? 'pickup' : supposed;
  const totals = fulfilment === supposed ? counted : await calculateTotals(basis, fulfilment, asked, market);
  const unauthorized = unauthorizedAmong([totals, newest]);
  if (unauthorized !== null) return unauthorized;
  const value = {
    shop: shop.value,
    fulfilment,
    coupon,
    offeredCoupons,
    totals: totals.ok ? totals.value : null,
    branches: branches.ok ? branches.value : null,
    payments: payments.ok ? payments.value : null,
    reach,
    newestOrder: newest?.ok ? (newest.value?.id ?? 0) : null,
  };
  return { ok: true as const, value };
}

/** Waits for the check of the coupon, and for the shop's phone only where a phone is required and none is known. */
async function calculateTotals(
  { cart, draft, destination, needsPhone, ...basis }: Basis,
  fulfilment: Fulfilment,
  asked: { shop: Promise<Outcome<Shop>>; coupon: Promise<CouponState> },
  market: Market,
): Promise<Outcome<Totals>> {
  const coupon = await asked.coupon;
  return totalsOf(
    cart,
    {
      fulfilment,
      point: fulfilment === 'delivery' ? (destination?.point ?? null) : null,
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

/** Bypasses kept answers, which may be five minutes old: an order depends on whether the shop is open now. */
async function readLiveShop(id: string, market: Market): Promise<Outcome<Shop>> {
  return liveApi({
    path: `rest/shops/${id}`,
    locale: market.locale,
    query: currencyQuery(market),
    schema: envelope(shopSchema(market.currency)),
  });
}
