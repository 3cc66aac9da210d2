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
import type { Totals } from '@/lib/cart/totals';
import { type CheckoutTimes, timesOf } from '@/lib/checkout/checkout-times';
import { type Basis, calculateTotals } from '@/lib/checkout/checkout-totals';
import { type Collection, collectionOf } from '@/lib/checkout/collection/collection';
import { readCollection } from '@/lib/checkout/collection/read-collection';
import { type CouponState, checkCoupon } from '@/lib/checkout/coupon';
import { readCustomerFacts } from '@/lib/checkout/customer-facts';
import { addressKey, type Draft, draftFor } from '@/lib/checkout/draft/draft';
import { withDetails } from '@/lib/checkout/draft/draft-at-address';
import { offersLineNotes } from '@/lib/checkout/draft/line-notes';
import { withLinked } from '@/lib/checkout/draft/linked-coupon';
import { findNewestOrder } from '@/lib/checkout/order/orders';
import { offersTips, withTipIn } from '@/lib/checkout/tips';
import type { LinkedCoupon } from '@/lib/coupons/linked-coupon';
import { listCoupons } from '@/lib/coupons/queries';
import type { Coupon } from '@/lib/coupons/schema';
import type { Locale } from '@/lib/i18n/locales';
import { currencyQuery, type Market } from '@/lib/market/market';
import { getClock, getSettings, inMarketCurrency } from '@/lib/market/queries';
import type { Money } from '@/lib/money';
import { listPayments } from '@/lib/payments/queries';
import type { Payment } from '@/lib/payments/schema';
import { readSession, type Session } from '@/lib/session/session';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import { isOutOfReach, type Reach } from '@/lib/shops/opening/orderable';
import { listBranches } from '@/lib/shops/queries';
import { isPickupOnly, reachAtPoint } from '@/lib/shops/reach';
import { type Branch, type Shop, shopSchema } from '@/lib/shops/schema';
import type { Point } from '@/lib/view/view';

export interface CheckoutState extends CheckoutTimes {
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
  /** Null where it is not offered. */
  collection: Collection | null;
  /**
   * Whether the shop delivers to the destination; "unknown" for a pickup that the customer has chosen, and for a collection
   * unless the shop delivers to nobody.
   */
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
      ...timesOf(
        known.shop,
        draft,
        clock,
        fulfilment === 'collection' ? (known.collection?.chosen?.hours ?? null) : null,
      ),
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

/**
 * Makes all independent calls at once. Fails without the shop, or if the session has ended; any other answer may be
 * missing.
 */
async function readAnswers(basis: Basis, session: Session | null, market: Market) {
  const { cart, draft, destination } = basis;
  const { locale } = market;
  const { id } = cart.shop;
  const from = destination?.point ?? null;
  const live = readLiveShop(id, market);
  const asked = {
    shop: live,
    coupon: checkCoupon(draft.coupon, id, market),
    collection: readCollection(draft, from, live, market),
  };
  const supposed = draft.fulfilment || 'delivery';
  const [shop, coupon, collection, isAlone, offeredCoupons, counted, branches, payments, zone, newest] =
    await Promise.all([
      asked.shop,
      asked.coupon,
      asked.collection,
      supposed === 'pickup' && isForPickupAlone(asked.collection, id, locale),
      listCoupons(id, locale),
      calculateTotals(basis, supposed, asked, market),
      listBranches(id, market),
      listPayments(id, locale),
      supposed === 'pickup' ? ('unknown' as const) : reachAtPoint(id, supposed === 'delivery' ? from : null, locale),
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
    // A shop that delivers to nobody has nothing brought to a collection point either.
    collection: isAlone || reach === 'nowhere' ? collectionOf([], draft, from, null) : collection,
    payments: payments.ok ? payments.value : null,
    reach,
    newestOrder: newest?.ok ? (newest.value?.id ?? 0) : null,
  };
  return { ok: true as const, value };
}

/** Whether the shop delivers to nobody. Asks only where collection would be offered. */
async function isForPickupAlone(collection: Promise<Collection | null>, shopId: string, locale: Locale) {
  return (await collection) !== null && isPickupOnly(shopId, locale);
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
