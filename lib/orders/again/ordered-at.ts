/** Reads what a customer has ordered at a shop before and can order there now (docs/behaviour.md 11.16). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import { type Usual, usualsOf } from '@/lib/orders/again/usual';
import { getOrder, listLatestOrdersAt } from '@/lib/orders/queries';
import { cheapestOffer } from '@/lib/products/offers';
import { getProduct } from '@/lib/products/queries';
import type { Product } from '@/lib/products/schema';

/**
 * Lists of orders contain no lines (docs/api.md 8.2), and orders contain no current prices, so each order and each
 * product is a call.
 */
const ordersRead = 5;
const productsRead = 12;

type Stock = Product['stocks'][number];

export interface OrderedProduct {
  product: Product;
  usual: Usual;
  /** The usual one, or the cheapest where that is no longer sold: then `isUsual` is false. */
  stock: Stock;
  isUsual: boolean;
  isFrom: boolean;
}

interface OrderedAt {
  /** The products that are on the menu and in stock, the most often ordered first. */
  products: OrderedProduct[];
  /** The number of orders that were read. */
  orders: number;
}

export async function listOrderedAt(shopId: string, locale: Locale): Promise<Outcome<OrderedAt>> {
  const latest = await listLatestOrdersAt(shopId, ordersRead, locale);
  if (!latest.ok) return latest;
  const orders = await Promise.all(latest.value.items.map(({ id }) => getOrder(id, locale)));
  const read = orders.flatMap(order => (order.ok ? [order.value] : []));
  const failure = orders.find(order => !order.ok);
  if (failure && (read.length === 0 || failure.why === 'unauthorized')) return failure;
  const usuals = usualsOf(read).slice(0, productsRead);
  const found = await Promise.all(usuals.map(async usual => ({ usual, product: await getProduct(usual.uuid) })));
  const products = found.flatMap(({ usual, product }) => (product.ok ? offered(product.value, usual) : []));
  if (products.length === 0 && found.some(({ product }) => !product.ok && product.why !== 'gone'))
    return { ok: false, why: 'offline' };
  return { ok: true, value: { products, orders: read.length } };
}

function offered(product: Product, usual: Usual): OrderedProduct[] {
  const least = Math.max(product.minQuantity, 1);
  const left = product.stocks.filter(({ quantity }) => quantity >= least);
  const stock = left.find(({ id }) => id === usual.stockId);
  if (stock !== undefined) return [{ product, usual, stock, isUsual: true, isFrom: false }];
  const { stock: cheapest, isFrom } = cheapestOffer(left, least);
  return cheapest === null ? [] : [{ product, usual, stock: cheapest, isUsual: false, isFrom }];
}
