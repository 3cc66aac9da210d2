/** The API's shops and products, translated into shops and offers: each kind of a product that can be bought. */
import { type BasketLine, noUuid } from '../../lib/cart/basket/basket.ts';
import type { Sandbox } from './sandbox.ts';

export interface Shop {
  id: number;
  type: 'restaurant' | 'shop';
  title: string;
  isOpen: boolean;
}

export interface Addon {
  stockId: string;
  title: string;
  /** Minor units of one unit. */
  price: number;
  left: number;
}

/** One kind (stock) of a product, as it is put into a cart. Amounts are minor units of the market's own currency. */
export interface Offer {
  shop: Shop;
  productId: number;
  uuid: string;
  title: string;
  stockId: string;
  /** The values that tell it from the product's other kinds: "Large". */
  kind: string[];
  /** The price of one unit, as shown. */
  price: number;
  /** The price contains neither a discount nor a tax. */
  isPlainPrice: boolean;
  min: number;
  max: number;
  left: number;
  /** How much of its measure one unit is; 1 where the API does not say. */
  interval: number;
  addons: Addon[];
  /** The stock that comes free with every `from` units. */
  gift: { from: number; quantity: number; stockId: string; title: string } | null;
}

interface WireAddon {
  product: { translation: { title: string }; stock?: { id: number; total_price: number; quantity?: number } };
}

interface WireStock {
  id: number;
  price: number;
  total_price: number;
  quantity?: number;
  extras?: { value: string }[];
  addons?: WireAddon[];
  bonus?: {
    type: string;
    value: number;
    bonus_quantity: number;
    bonusStock?: { id: number; product: { translation: { title: string } } } | null;
  } | null;
}

interface WireProduct {
  id: number;
  uuid: string;
  category_id?: number;
  min_qty?: number;
  max_qty?: number;
  interval?: number;
  translation: { title: string };
  stocks?: WireStock[];
}

export interface WireShop {
  id: number;
  type: Shop['type'];
  open: boolean;
  min_amount?: number;
  translation: { title: string };
  discount?: object[];
  bonus?: object | null;
}

/** A product with all of its kinds. */
export interface Product {
  shop: Shop;
  uuid: string;
  title: string;
  section: number;
  offers: Offer[];
}

export function shopOf({ id, type, open, translation }: WireShop): Shop {
  return { id, type, title: translation.title, isOpen: open };
}

/** The first hundred products of a shop, sold out or not. */
export async function productsOf(sandbox: Sandbox, shop: Shop): Promise<Product[]> {
  const products = await sandbox.read<WireProduct[]>(`shops/${shop.id}/products/paginate?perPage=100`);
  return products.map(product => ({
    shop,
    uuid: product.uuid,
    title: product.translation.title,
    section: product.category_id ?? 0,
    offers: (product.stocks ?? []).map(stock => offerOf(shop, product, stock)),
  }));
}

/** Whether one press adds one unit of it: no options, add-ons, gift, discount or minimum, and enough in stock. */
export function isPlain(offer: Offer): boolean {
  const { addons, gift, kind, isPlainPrice, left, min, max } = offer;
  return isPlainPrice && kind.length + addons.length === 0 && gift === null && min === 1 && max > 9 && left >= 30;
}

/** A line of a basket. Without a price the line does not know which one the customer was shown. */
export function basketLine(
  offer: { stockId: string; uuid?: string; price?: number },
  quantity: number,
  addons: string[] = [],
): BasketLine {
  return {
    stockId: offer.stockId,
    uuid: offer.uuid ?? noUuid,
    quantity,
    shown: offer.price ?? null,
    addons: addons.map(stockId => ({ stockId, quantity: 1 })),
  };
}

function offerOf(shop: Shop, product: WireProduct, stock: WireStock): Offer {
  return {
    shop,
    productId: product.id,
    uuid: product.uuid,
    title: product.translation.title,
    stockId: String(stock.id),
    kind: (stock.extras ?? []).map(({ value }) => value),
    price: minor(stock.total_price),
    isPlainPrice: stock.price === stock.total_price,
    min: product.min_qty ?? 1,
    max: product.max_qty ?? 1_000_000,
    left: stock.quantity ?? 0,
    interval: product.interval ?? 1,
    addons: (stock.addons ?? []).flatMap(addonOf),
    gift: giftOf(stock),
  };
}

function addonOf({ product: { translation, stock } }: WireAddon): Addon[] {
  if (!stock) return [];
  const { id, total_price, quantity = 0 } = stock;
  return [{ stockId: String(id), title: translation.title, price: minor(total_price), left: quantity }];
}

function giftOf({ bonus }: WireStock): Offer['gift'] {
  if (bonus?.type !== 'count' || !bonus.bonusStock) return null;
  const { value, bonus_quantity, bonusStock } = bonus;
  const { title } = bonusStock.product.translation;
  return { from: value, quantity: bonus_quantity, stockId: String(bonusStock.id), title };
}

function minor(price: number): number {
  return Math.round(price * 100);
}
