/** Presents a cart for page and drawer: URLs made, sentences written, amounts in minor units. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Cart, CartAddon, CartLine, QuantityProblem } from '@/lib/cart/cart';
import { isBlocked } from '@/lib/cart/cart';
import { receiptRows } from '@/lib/cart/receipt-rows';
import type { PresentedCart, PresentedLine } from '@/lib/cart/response/types';
import type { Totals } from '@/lib/cart/totals';
import { env } from '@/lib/env';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor, money } from '@/lib/money';
import { pictureUrl } from '@/lib/pictures/picture';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import { openWords } from '@/lib/shops/opening/open-words';
import { isOutOfReach, type Reach, undeliverableErrors } from '@/lib/shops/opening/orderable';
import { productPath, shopPath } from '@/lib/shops/paths';

type Words = Awaited<ReturnType<typeof getTranslations<'cart'>>>;

/** How an order of the cart would come to the customer. */
export interface CartFulfilment {
  /** Pickup also where the customer has not chosen and nothing else is possible. */
  way: Fulfilment;
  /** Null where nobody has asked for it; the receipt then says that fees are still to come. */
  cost: CartCost | null;
}

/** What an order costs in total, and whether the shop reaches the customer's address. */
interface CartCost {
  reach: Reach;
  /** Null while they cannot be calculated. */
  totals: Totals | null;
}

export async function presentCart(cart: Cart, fulfilment: CartFulfilment, market: Market): Promise<PresentedCart> {
  const { way, cost } = fulfilment;
  const { locale } = market;
  const [t, errors, card, style] = await Promise.all([
    getTranslations({ locale, namespace: 'cart' }),
    getTranslations({ locale, namespace: 'errors' }),
    getTranslations({ locale, namespace: 'card' }),
    getMoneyStyle(market),
  ]);
  const price = (minor: number) => formatMinor(minor, style);
  const shopUrl = localizedPath(locale, shopPath(cart.shop));
  const net = cart.goods.minor - cart.recipeDiscount.minor;
  const isAllLost = cart.lines.every(line => line.isBonus || isLost(line));
  const reach = cost?.reach ?? 'unknown';
  // Only what is brought has a minimum, and where the shop does not deliver reaching it would help nobody.
  const short = isAllLost || way === 'pickup' || isOutOfReach(reach) ? 0 : cart.shop.minimum.minor - net;
  const open = openWords(cart.shop.open, card, languageTag(locale));
  return {
    shop: { id: cart.shop.id, title: cart.shop.title, href: shopUrl },
    lines: cart.lines.map(line => lineOf(line, shopUrl, { t, errors, price })),
    count: cart.count,
    goods: net,
    exact: cart.exact,
    notes: [
      ...(open.isOpen ? [] : [t('closed', { shop: cart.shop.title, open: open.text })]),
      ...(isOutOfReach(reach) ? [reachNote(cart, reach, way, { t, errors, price })] : []),
    ],
    minimum:
      short > 0
        ? { text: t('minimum', { shop: cart.shop.title, amount: price(short) }), from: cart.shop.minimum.minor }
        : null,
    canCheckOut: !cart.lines.some(isBlocked),
    otherWay: otherWayOf(cart, fulfilment, t),
    ...(isAllLost ? { rows: [], total: null } : await receipt(cart, fulfilment, locale)),
  };
}

/** Of a delivery that the customer has chosen it says the same as the checkout. */
function reachNote(
  { shop: { title } }: Cart,
  reach: 'elsewhere' | 'nowhere',
  way: Fulfilment,
  { t, errors }: LineWords,
): string {
  return way === 'pickup'
    ? t(`pickup.${reach}`, { shop: title })
    : errors(`checkout.${undeliverableErrors[reach]}`, { shop: title });
}

/** Null where nothing can be ordered, or only in the way that is counted. */
function otherWayOf(cart: Cart, { way, cost }: CartFulfilment, t: Words): PresentedCart['otherWay'] {
  if (cost === null || cart.lines.some(isBlocked)) return null;
  if (way === 'delivery') return { text: t('pickItUp'), fulfilment: 'pickup' };
  return isOutOfReach(cost.reach) ? null : { text: t('haveDelivered'), fulfilment: 'delivery' };
}

interface LineWords {
  t: Words;
  errors: Awaited<ReturnType<typeof getTranslations<'errors'>>>;
  price: (minor: number) => string;
}

function lineOf(line: CartLine, shopPath: string, words: LineWords): PresentedLine {
  const { t } = words;
  const { key, stockId, uuid, options, looks, measure, quantity, min, max, unit, total, oldTotal, isBonus, addons } =
    line;
  return {
    key,
    stockId,
    uuid,
    href: uuid === null ? null : productPath(shopPath, uuid),
    title: line.title || t('unnamed'),
    options,
    looks,
    measure,
    picture: small(line.picture),
    quantity,
    min,
    max,
    unit: unit.minor,
    total: total.minor,
    oldTotal: oldTotal?.minor ?? null,
    isBonus,
    isLost: isLost(line),
    addons: addons.map(addon => ({
      stockId: addon.stockId,
      title: addon.title || t('unnamed'),
      quantity: addon.quantity,
      total: addon.total.minor,
      note: addonNote(addon, words),
    })),
    note: noteOf(line, words),
    tone: toneOf(line),
  };
}

function toneOf(line: CartLine): PresentedLine['tone'] {
  if (line.isBonus) return 'success';
  return isBlocked(line) ? 'error' : 'warning';
}

function isLost({ problem }: CartLine): boolean {
  return problem?.kind === 'gone' || problem?.kind === 'soldOut';
}

function noteOf({ problem, unit, quantity, isBonus }: CartLine, words: LineWords): string | null {
  const { t, price } = words;
  if (isBonus) return t('free', { count: quantity });
  if (problem?.kind !== 'price') return problem && problemNote(problem, words);
  return t('problem.price', { before: price(problem.was.minor), now: price(unit.minor) });
}

/** An add-on is taken out with its line, or chosen anew. */
function addonNote({ problem }: CartAddon, words: LineWords): string | null {
  if (problem?.kind === 'gone' || problem?.kind === 'soldOut') return words.t('problem.addon');
  return problem && problemNote(problem, words);
}

function problemNote(problem: QuantityProblem, { t, errors }: LineWords): string {
  if (problem.kind === 'left') return t('problem.left', { left: problem.left, wanted: problem.wanted });
  if (problem.kind === 'max') return errors('product.max', { count: problem.max });
  if (problem.kind === 'min') return t('problem.min', { min: problem.min });
  return t(`problem.${problem.kind}`);
}

type Receipt = Pick<PresentedCart, 'rows' | 'total'>;

function receipt(cart: Cart, { way, cost }: CartFulfilment, locale: Locale): Promise<Receipt> {
  const totals = cost?.totals ?? null;
  return totals === null ? receiptSoFar(cart, way, locale) : fullReceipt(totals, way, locale);
}

async function fullReceipt(totals: Totals, way: Fulfilment, locale: Locale): Promise<Receipt> {
  const [cart, words] = await Promise.all([
    getTranslations({ locale, namespace: 'cart' }),
    getTranslations({ locale, namespace: 'receipt' }),
  ]);
  const label = way === 'delivery' ? cart('total') : words('total');
  return { rows: await receiptRows(totals, locale, way), total: { key: 'total', label, amount: totals.total } };
}

/** While fees, tax and coupon are not known. */
async function receiptSoFar({ goods, recipeDiscount }: Cart, way: Fulfilment, locale: Locale): Promise<Receipt> {
  const t = await getTranslations({ locale, namespace: 'cart' });
  const nothing = money(0, goods.currency);
  const soFar = money(goods.minor - recipeDiscount.minor, goods.currency);
  const none = {
    coupon: nothing,
    tax: nothing,
    deliveryFee: nothing,
    serviceFee: nothing,
    tips: nothing,
    other: nothing,
  };
  return {
    rows: await receiptRows({ goods, recipeDiscount, ...none, total: soFar }, locale, null),
    total: { key: 'total', label: t('soFar'), reason: way === 'pickup' ? undefined : t('soFarReason'), amount: soFar },
  };
}

function small(source: string): string | null {
  return source === '' ? null : pictureUrl(source, 160, env().API_URL);
}
