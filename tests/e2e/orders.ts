/** How does a story get an order of its own? Placed at the sandbox's API by a customer that nobody else uses. */
export const password = 'doorstep1';

export interface Placed {
  id: number;
  email: string;
  total: number;
  shop: { id: number; title: string; type: 'restaurant' | 'shop' };
  product: { id: number; stockId: number; title: string };
}

interface Wish {
  payment?: 'cash' | 'wallet' | 'stripe';
  type?: 'delivery' | 'pickup';
  walletMoney?: number;
}

interface WireProduct {
  id: number;
  translation: { title: string };
  min_qty?: number;
  stocks?: { id: number; quantity?: number }[];
  stock?: { id: number; quantity?: number } | null;
}

export type Orders = ReturnType<typeof ordersOf>;

/** `lang` is the language that titles are told in. */
export function ordersOf(sandbox: string, lang: string) {
  async function ask<T>(path: string, token = '', body?: unknown): Promise<T> {
    const answer = await fetch(`${sandbox}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** A customer of the story's own; signed in at the API, not in the browser. */
  async function customer(walletMoney = 0): Promise<{ email: string; token: string }> {
    const email = `story-${crypto.randomUUID()}@doorstep.test`;
    await ask('/_sandbox/customers', '', { email, firstname: 'Stella', walletMoney });
    const { data } = await ask<{ data: { access_token: string } }>('/api/v1/auth/login', '', { email, password });
    return { email, token: data.access_token };
  }

  /** One product of an open restaurant, to the middle of the town; stands still as `new`. */
  async function place({ payment = 'cash', type = 'delivery', walletMoney = 0 }: Wish = {}): Promise<Placed> {
    const { email, token } = await customer(walletMoney);
    const shops = await ask<{ data: { id: number; open: boolean; translation: { title: string } }[] }>(
      '/api/v1/rest/shops/paginate?type=restaurant&perPage=20',
    );
    const shop = shops.data.find(({ open }) => open);
    if (!shop) throw new Error('No restaurant of the town takes orders.');
    const menu = await ask<{ data: { all: { products: WireProduct[] }[] } }>(
      `/api/v1/rest/shops/${shop.id}/products?perPage=20`,
    );
    const product = menu.data.all
      .flatMap(({ products }) => products)
      .find(({ stock, stocks }) => (stock?.quantity ?? stocks?.[0]?.quantity ?? 0) > 4);
    const stockId = product?.stock?.id ?? product?.stocks?.[0]?.id;
    if (!product || stockId === undefined) throw new Error('The restaurant sells nothing.');
    const cart = await ask<{ data: { id: number } }>('/api/v1/dashboard/user/cart/insert-product', token, {
      shop_id: shop.id,
      currency_id: 1,
      rate: 1,
      products: [{ stock_id: stockId, quantity: Math.max(2, product.min_qty ?? 1) }],
    });
    const order = await ask<{ data: { id: number; total_price: number } }>('/api/v1/dashboard/user/orders', token, {
      cart_id: cart.data.id,
      shop_id: shop.id,
      currency_id: 1,
      rate: 1,
      delivery_type: type,
      location: { latitude: 41.302819, longitude: 69.192781 },
      address: { address: '128 Lantern Street', floor: '3' },
      delivery_date: new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10),
      delivery_time: '23:58',
    });
    await pays(order.data.id, token, payment);
    await moves(order.data.id, 'new');
    return {
      id: order.data.id,
      email,
      total: order.data.total_price,
      shop: { id: shop.id, title: shop.translation.title, type: 'restaurant' },
      product: { id: product.id, stockId, title: product.translation.title },
    };
  }

  async function pays(id: number, token: string, tag: string) {
    const payments = await ask<{ data: { id: number; tag: string }[] }>('/api/v1/rest/payments');
    const payment = payments.data.find(candidate => candidate.tag === tag);
    await ask(`/api/v1/payments/order/${id}/transactions`, token, { payment_sys_id: payment?.id });
  }

  /** It stays there. */
  async function moves(id: number, status: string) {
    await ask(`/_sandbox/orders/${id}/status`, '', { status });
  }

  /** As the sandbox has it. */
  async function read(id: number, email: string) {
    const { data } = await ask<{ data: { access_token: string } }>('/api/v1/auth/login', '', { email, password });
    const order = await ask<{
      data: {
        status: string;
        transaction: { status: string; payment_system: { tag: string } } | null;
        reviews: { rating: number }[];
      };
    }>(`/api/v1/dashboard/user/orders/${id}`, data.access_token);
    return order.data;
  }

  async function sellsOut(stockId: number) {
    await ask(`/_sandbox/stocks/${stockId}`, '', { quantity: 0 });
  }

  return { customer, place, moves, read, sellsOut };
}
