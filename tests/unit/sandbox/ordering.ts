/** A customer of the hamlet with a filled cart: what tests of orders begin with. */

import { type Answer, type Body, hamletMarket } from './hamlet-market.ts';
import { type Market, type SignedIn, shopId, signedIn, stockId } from './signed-in.ts';

export interface Ordering {
  market: Market;
  customer: SignedIn;
  pizza: number;
  cheese: number;
  cartId: number;
  /** What the cart's order says by default. */
  orderBody(more?: object): Body;
  order(more?: object): Promise<Answer>;
  /** The id of the payment with this tag. */
  payment(tag: string): number;
  transaction(orderId: number, tag: string): Promise<Answer>;
  show(orderId: number): Promise<Body>;
}

/** Two kilometres north of the shop. */
export const address = { latitude: 41.307986, longitude: 69.22 };

export async function ordering(email = 'nora@doorstep.test', market = hamletMarket()): Promise<Ordering> {
  const customer = await signedIn(market, email);
  const pizza = stockId(market, 'Margherita');
  const cheese = stockId(market, 'Extra cheese');
  const shop_id = shopId(market, 'Green Fork');
  const products = [
    { stock_id: pizza, quantity: 2 },
    { stock_id: cheese, quantity: 1, parent_id: pizza },
  ];
  const filled = await customer.call('POST', 'cart/insert-product', { shop_id, currency_id: 1, products });
  const cartId: number = filled.body.data.id;
  const payment = (tag: string) =>
    market.store.one<{ id: number }>('SELECT id FROM payments WHERE tag = ?', tag)?.id ?? 0;
  const orderBody = (more: object = {}) => ({
    cart_id: cartId,
    shop_id,
    currency_id: 1,
    rate: 1,
    delivery_type: 'delivery',
    location: { latitude: String(address.latitude), longitude: String(address.longitude) },
    address: { address: '12 Park St', office: '', house: '12', floor: '3' },
    ...more,
  });
  return {
    market,
    customer,
    pizza,
    cheese,
    cartId,
    orderBody,
    order: more => customer.call('POST', 'orders', orderBody(more)),
    payment,
    transaction: (orderId, tag) =>
      market.send(`/api/v1/payments/order/${orderId}/transactions`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${customer.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ payment_sys_id: payment(tag) }),
      }),
    show: async orderId => (await customer.get(`orders/${orderId}`)).body.data,
  };
}

export function inStore(market: Market, stock: number): number {
  return market.store.one<{ quantity: number }>('SELECT quantity FROM stocks WHERE id = ?', stock)?.quantity ?? -1;
}

export function walletOf(market: Market, email: string): number {
  const sql = 'SELECT wallets.price FROM wallets JOIN users ON users.id = user_id WHERE email = ?';
  return market.store.one<{ price: number }>(sql, email)?.price ?? -1;
}
