/** A customer who is about to order, over the sandbox: signed in with an address, with a cart, and what is seen of them afterwards. */
import { z } from 'zod';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { callApi } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import { putWanted } from '@/lib/cart/account-cart';
import { type CheckoutState, readCheckoutState } from '@/lib/checkout/checkout-state';
import { type Draft, emptyDraft } from '@/lib/checkout/draft';
import { orderRequestOf } from '@/lib/checkout/order-request';
import { placeOrder } from '@/lib/checkout/place-order';
import { findCurrency } from '@/lib/market/currencies';
import { signedInSchema } from '@/lib/profile/schema';
import { writeSession } from '@/lib/session/session';
import { said } from '../unit/stubs/console.ts';
import { cookieJar } from '../unit/stubs/next-headers.ts';
import { origin } from './market.ts';

export const market = { locale: 'en', currency: 'base' } as const;
/** Where everybody lives. */
export const home = { latitude: 41.302819, longitude: 69.192781 };
const words = { leave: 'Leave it at the door' };

let customers = 0;

/** Nothing is broken, and the next person comes in with 500 in the wallet. */
export async function newCustomer() {
  cookieJar.clear();
  await steer('DELETE', 'faults');
  await steer('POST', 'settings', { payment_type: 'admin', before_order_phone_required: '0', tips: null });
  customers += 1;
  await signsIn(`checkout-${customers}-${process.pid}@doorstep.test`, 500);
}

export async function steer(method: string, path: string, body?: unknown) {
  await fetch(`${origin}/_sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

export async function signsIn(email: string, walletMoney: number, phone?: string) {
  await steer('POST', 'customers', { email, walletMoney, ...(phone && { phone }) });
  const body = { email, password: 'doorstep1' };
  const schema = single(signedInSchema);
  const signedIn = await callApi({ path: 'auth/login', method: 'POST', body, locale: 'en', schema });
  if (!signedIn.ok) throw new Error('cannot sign in');
  await writeSession(signedIn.value);
  await writeDeliveryAddress({ text: '128 Lantern Street', ...home, isConfirmed: true, isAsked: true });
}

interface WireProduct {
  stock?: { id: number; quantity?: number };
  stocks?: { id: number; quantity?: number }[];
}

async function open<T>(path: string): Promise<T> {
  return ((await (await fetch(`${origin}/api/v1/rest/${path}`, {})).json()) as { data: T }).data;
}

/** An open restaurant that delivers home and something of it in the cart. */
export async function fillsCart(): Promise<{ shopId: string; stockId: string }> {
  const near = `address[latitude]=${home.latitude}&address[longitude]=${home.longitude}`;
  const shops = await open<{ id: number; open: boolean }[]>(`shops/paginate?type=restaurant&perPage=50&${near}`);
  for (const { id } of shops.filter(shop => shop.open)) {
    const { all } = await open<{ all: { products: WireProduct[] }[] }>(`shops/${id}/products?perPage=50`);
    const found = all.flatMap(({ products }) => products).map(({ stock, stocks }) => stock ?? stocks?.[0]);
    const stock = found.find(one => (one?.quantity ?? 0) > 20);
    if (stock === undefined) continue;
    const wanted = [{ stockId: String(stock.id), quantity: 5, addons: [] }];
    const put = await putWanted(String(id), wanted, market);
    if (put.ok) return { shopId: String(id), stockId: String(stock.id) };
  }
  throw new Error('nobody delivers home');
}

export async function look(change: Partial<Draft> = {}, shop?: string): Promise<CheckoutState> {
  const draft = { ...emptyDraft, shop: shop ?? '', ...change };
  const found = await readCheckoutState(draft, market);
  if (!found.ok || found.value === null) throw new Error('no situation');
  return found.value;
}

/** A filled checkout, ready to be pressed; the first slot that exists, so that no hour of the day matters. */
export async function ready(payment: string, change: Partial<Draft> = {}) {
  const { shopId, stockId } = await fillsCart();
  const situation = await look({ payment, ...change }, shopId);
  const currency = await findCurrency('en', 'base');
  const wish = currency && orderRequestOf(situation, currency, words);
  const method = situation.payments.find(({ tag }) => tag === payment);
  if (!wish || !method || situation.newestOrder === null || situation.session === null) throw new Error('not ready');
  const press = {
    customerId: situation.session.customer.id,
    cartId: situation.cart.id ?? '',
    shopId,
    newestOrder: situation.newestOrder,
    payment: method,
  };
  return { situation, wish, press, stockId, order: () => placeOrder(press, wish, market) };
}

export async function countOrders(): Promise<number> {
  return (await ordersOf()).length;
}

interface WireOrder {
  id: number;
  total_price: number;
  delivery_type: string;
  delivery_time: string;
  note?: string;
  address: Record<string, string>;
  username?: string;
  phone?: string;
  tips?: number;
  coupon_price?: number;
  transaction: { status: string; payment_system: { tag: string } } | null;
}

export async function ordersOf(): Promise<WireOrder[]> {
  const schema = single(z.array(z.object({ id: z.number() }).loose()));
  const list = await customerApi({
    path: 'dashboard/user/orders/paginate',
    locale: 'en',
    query: { perPage: 50 },
    schema,
  });
  if (!list.ok) throw new Error(list.why);
  const details = list.value.map(({ id }) =>
    customerApi({ path: `dashboard/user/orders/${id}`, locale: 'en', schema: single(z.looseObject({})) }),
  );
  return (await Promise.all(details)).flatMap(one => (one.ok ? [one.value as unknown as WireOrder] : []));
}

export async function goesWrong(kind: string, path: string, more: object = {}) {
  await steer('POST', 'faults', { kind, path, method: 'POST', times: 1, ...more });
}

export function forgetWarnings() {
  said.length = 0;
}
