/** Collects the state of a customer's baskets in one response for the cart's page, drawer and buttons. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { DeliveryAddress } from '@/lib/addresses/delivery-address';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { readBasket, readParked } from '@/lib/cart/basket/basket-cookies';
import { readWaiting } from '@/lib/cart/basket/waiting';
import { type Cart, type CartLine, isShort } from '@/lib/cart/cart';
import { groupPath } from '@/lib/cart/group/membership';
import { readCurrentCart } from '@/lib/cart/queries';
import { basketPresenter } from '@/lib/cart/response/baskets-aside';
import { frameWords } from '@/lib/cart/response/frame-words';
import { groupWords } from '@/lib/cart/response/group-words';
import { type CartFulfilment, presentCart } from '@/lib/cart/response/present-cart';
import type { CartResponse } from '@/lib/cart/response/types';
import { type Totals, type TotalsRequest, totalsOf } from '@/lib/cart/totals';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle, getSettings } from '@/lib/market/queries';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import { isOutOfReach, type Reach } from '@/lib/shops/opening/orderable';
import { reachAtPoint } from '@/lib/shops/reach';

export interface CartRequest {
  /** Adds the fixed words of page and drawer, and what an order costs. */
  isFrame?: boolean;
  /** From the checkout's draft; empty while the customer has not chosen. */
  fulfilment?: '' | Fulfilment | undefined;
  /** The id of the collection point, from there too; empty where none is chosen. */
  collectionPoint?: string | undefined;
}

export async function cartResponse(
  requested: Market,
  { isFrame = false, fulfilment = '', collectionPoint = '' }: CartRequest = {},
): Promise<CartResponse> {
  const [found, waiting, parked, undo] = await Promise.all([
    readCurrentCart(requested),
    readWaiting(),
    readParked(),
    readBasket('undo'),
  ]);
  const { cart, membership, market } = found.ok ? found.value : { cart: null, membership: null, market: requested };
  const isShared = membership !== null && membership.role !== 'ended';
  const aside = [...(waiting === null ? [] : [waiting]), ...parked];
  const [t, shownBasket] = await Promise.all([
    getTranslations({ locale: market.locale, namespace: 'cart' }),
    basketPresenter(aside, market),
  ]);
  const present = async (cart: Cart) => {
    if (isShared) return presentCart(cart, { way: 'delivery', cost: null }, market);
    if (fulfilment === 'collection')
      return presentCart(cart, await collected(cart, isFrame ? collectionPoint : '', market), market);
    const read = isFrame ? fulfilmentWithCost : fulfilmentAlone;
    return presentCart(cart, await read(cart, fulfilment, market), market);
  };
  const [shown, money, words] = await Promise.all([
    cart === null ? null : present(cart),
    getMoneyStyle(market),
    isFrame ? frameWords(market.locale) : null,
  ]);
  const shared = isShared ? await groupWords(membership, market) : null;
  return {
    status: found.ok ? 'ok' : found.why === 'unauthorized' ? 'login' : 'offline',
    at: Date.now(),
    cart: shown === null || shared === null ? shown : shared.partOf(shown),
    count: shown?.count ?? 0,
    waiting:
      waiting === null
        ? null
        : { ...shownBasket(waiting, 'waitingTitle'), ...(shared && { text: shared.words.askTitle }) },
    parked: parked.map(basket => shownBasket(basket, 'parkedOf')),
    canUndo: undo !== null,
    parkedTitle: parked.length === 0 ? '' : t('parked', { count: parked.length }),
    message: null,
    money,
    words: words && { ...words, ...shared?.words },
    ...(isFrame && shown !== null && membership === null && (await togetherAt(shown.shop.id, market.locale))),
    ...(isFrame && membership?.role === 'ended' && { together: await overAt(membership.shop, market.locale) }),
    ...(membership !== null && { group: membership.role }),
    ...(found.ok && found.value.isShopGone && { isShopGone: true as const }),
  };
}

/** Empty where the operator offers no group orders. */
async function togetherAt(shopId: string, locale: Locale): Promise<Pick<CartResponse, 'together'>> {
  if ((await getSettings(locale)).group_order !== '1') return {};
  const t = await getTranslations({ locale, namespace: 'group' });
  return { together: { text: t('together'), href: localizedPath(locale, groupPath(shopId)) } };
}

/** Links to the page of the group order that is over, which says how it ended. */
async function overAt(shopId: string, locale: Locale): Promise<NonNullable<CartResponse['together']>> {
  const t = await getTranslations({ locale, namespace: 'group' });
  return { text: t('cart.over'), href: localizedPath(locale, groupPath(shopId)) };
}

/** What the customer has chosen beside a collection; empty for nothing. */
type ChosenAlone = '' | Exclude<Fulfilment, 'collection'>;

/**
 * With delivery once an address is chosen; as a pickup where the customer has chosen that, or has chosen nothing and
 * the shop does not deliver (docs/behaviour.md 11.3). A delivery that the customer has chosen stays one, as at the
 * checkout (docs/decisions/151).
 */
async function fulfilmentWithCost(cart: Cart, chosen: ChosenAlone, market: Market): Promise<CartFulfilment> {
  if (chosen === 'pickup')
    return { way: 'pickup', cost: { reach: 'unknown', totals: await calculate(cart, pickedUp, market) } };
  const address = await readDeliveryAddress();
  const [reach, delivered] = await Promise.all([
    reachOf(cart, address, market),
    address && calculate(cart, { fulfilment: 'delivery', point: address }, market),
  ]);
  if (chosen === '' && isOutOfReach(reach))
    return { way: 'pickup', cost: { reach, totals: await calculate(cart, pickedUp, market) } };
  return { way: 'delivery', cost: { reach, totals: delivered } };
}

/** Costs are known once a point is chosen, which the checkout says more of (docs/behaviour.md 4.13). */
async function collected(cart: Cart, collectionPoint: string, market: Market): Promise<CartFulfilment> {
  const asked = { fulfilment: 'collection', point: null, collectionPoint } as const;
  const totals = collectionPoint === '' ? null : await calculate(cart, asked, market);
  return { way: 'collection', cost: totals && { reach: 'unknown', totals } };
}

/**
 * For a cart shown without its costs. Asks for the reach only where the minimum of a delivery depends on it: a delivery
 * that is out of reach has none, like a pickup.
 */
async function fulfilmentAlone(cart: Cart, chosen: ChosenAlone, market: Market): Promise<CartFulfilment> {
  const isPickup =
    chosen === 'pickup' || (isShort(cart) && isOutOfReach(await reachOf(cart, await readDeliveryAddress(), market)));
  return { way: isPickup ? 'pickup' : 'delivery', cost: null };
}

async function reachOf(cart: Cart, address: DeliveryAddress | null, { locale }: Market): Promise<Reach> {
  const { id, open } = cart.shop;
  // The API knows no delivery zone of a shop that takes no orders (docs/api.md 6.9). A cart with a line unknown to the
  // API has spent this call on looking that line up, and cannot be calculated with delivery anyway (docs/decisions/054).
  return reachAtPoint(id, open.state === 'paused' || hasUnknownLine(cart) ? null : address, locale);
}

type Asked = Pick<TotalsRequest, 'fulfilment' | 'point' | 'collectionPoint'>;

const pickedUp: Asked = { fulfilment: 'pickup', point: null };

/** Null while it cannot be calculated. */
async function calculate(cart: Cart, asked: Asked, market: Market): Promise<Totals | null> {
  if (hasUnknownLine(cart)) return null;
  const totals = await totalsOf(cart, { ...asked, coupon: null, tips: 0 }, market);
  return totals.ok ? totals.value : null;
}

/** The API refuses to calculate a guest's products when it does not know one of them. */
function hasUnknownLine({ id, lines }: Cart): boolean {
  const isGone = ({ problem, addons }: CartLine) =>
    [problem, ...addons.map(addon => addon.problem)].some(one => one?.kind === 'gone');
  return id === null && lines.some(isGone);
}
