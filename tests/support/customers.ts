/** Who buys? Accounts of a test's own at the sandbox, with what they have: addresses, money, a cart, orders. */
import { type Catalog, home, type Which } from './catalog.ts';
import type { Offer } from './offers.ts';
import type { Sandbox } from './sandbox.ts';

/** Everybody's, unless a test changes it. */
export const password = 'doorstep1';

export const nora = 'nora@doorstep.test';
export const sam = 'sam@doorstep.test';
export const admin = 'admin@doorstep.test';

interface Account {
  email?: string;
  firstname?: string;
  phone?: string;
  /** Whole units. */
  walletMoney?: number;
}

interface NewOrder {
  payment?: 'cash' | 'wallet' | 'stripe';
  walletMoney?: number;
}

interface WireOrder {
  id: number;
  status: string;
  total_price: number;
  /** Left out where it is 0. */
  delivery_fee?: number;
  delivery_type: string;
  delivery_date: string;
  delivery_time: string;
  note?: string;
  address: Record<string, string>;
  username?: string;
  phone?: string;
  tips?: number;
  /** Its amount is in the base currency. */
  coupon: { price?: number } | null;
  transaction: { status: string; payment_system: { tag: string } } | null;
  reviews: { rating: number }[];
}

interface Profile {
  uuid: string;
  firstname: string;
  email: string;
  wallet: { price: number };
  my_referral: string;
  referral?: string;
}

export type Customers = ReturnType<typeof customersOf>;

export function customersOf(sandbox: Sandbox, catalog: Catalog) {
  async function create({ email = newEmail(), firstname = 'Stella', ...more }: Account = {}): Promise<Customer> {
    await sandbox.control('customers', { email, firstname, ...more });
    return new Customer(sandbox, email, password);
  }

  /** With an address at home and five of something in the cart: what they order is brought home. */
  async function createWithCart({ walletMoney = 0, which = 'first' }: { walletMoney?: number; which?: Which } = {}) {
    const customer = await create({ walletMoney });
    await customer.savesHome();
    const offer = await catalog.deliveredHome(which);
    await customer.fillsCart([offer], 5);
    return { customer, offer };
  }

  return {
    create,
    createWithCart,

    /** Somebody of the seed, or who has signed up in the test. */
    known: (email: string, theirPassword = password) => new Customer(sandbox, email, theirPassword),

    /** A new customer with one order, delivered home late in the day; it stays in its status. */
    async createWithOrder({ payment = 'cash', walletMoney = 0 }: NewOrder = {}): Promise<PlacedOrder> {
      const { customer, offer } = await createWithCart({ walletMoney });
      const { id } = await customer.places(offer);
      await customer.pays(id, payment);
      const order = { id, customer, offer, moves: (status: string) => movesTo(id, status) };
      await order.moves('new');
      return order;
    },
  };

  async function movesTo(id: number, status: string) {
    await sandbox.control(`orders/${id}/status`, { status });
  }
}

export interface PlacedOrder {
  id: number;
  customer: Customer;
  offer: Offer;
  /** To a status, where it stays. */
  moves: (status: string) => Promise<void>;
}

export class Customer {
  readonly email: string;
  private readonly sandbox: Sandbox;
  private readonly password: string;
  private token: Promise<string> | undefined;

  constructor(sandbox: Sandbox, email: string, password: string) {
    this.sandbox = sandbox;
    this.email = email;
    this.password = password;
  }

  /** The status that the API answers to signing in. */
  async signInStatus(password = this.password): Promise<number> {
    return (await this.logsIn(password)).status;
  }

  /** By a token of the test's own, which ends with all the others. */
  async asks<T>(method: string, path: string, body?: unknown): Promise<T> {
    this.token ??= this.ownToken();
    const { data } = await this.sandbox.ask<{ data: T }>(method, `/api/v1/${path}`, { token: await this.token, body });
    return data;
  }

  /** Asked for again the next time where it failed. */
  private async ownToken(): Promise<string> {
    try {
      const answer = await this.logsIn(this.password);
      const { data } = (await answer.json()) as { data: { access_token: string } };
      return data.access_token;
    } catch (error) {
      this.token = undefined;
      throw error;
    }
  }

  profile(): Promise<Profile> {
    return this.asks('GET', 'dashboard/user/profile/show');
  }

  /** What the wallet holds, in whole units to the cent. */
  async balance(): Promise<number> {
    const { wallet } = await this.profile();
    return Math.round(wallet.price * 100) / 100;
  }

  /** All of them, with their details. */
  async orders(): Promise<WireOrder[]> {
    const list = await this.asks<{ id: number }[]>('GET', 'dashboard/user/orders/paginate?perPage=50');
    return Promise.all(list.map(({ id }) => this.order(id)));
  }

  order(id: number): Promise<WireOrder> {
    return this.asks('GET', `dashboard/user/orders/${id}`);
  }

  refunds(): Promise<{ id: number; status: string; cause: string; galleries: object[]; order: { id: number } }[]> {
    return this.asks('GET', 'dashboard/user/order-refunds');
  }

  savesAddress(title: string, address: Record<string, string>, location = home): Promise<{ id: number }> {
    return this.asks('POST', 'dashboard/user/addresses', { title, address, location, active: true });
  }

  savesHome(): Promise<{ id: number }> {
    return this.savesAddress('Home', { address: '128 Lantern Street', house: '128', floor: '3' });
  }

  fillsCart(offers: Offer[], quantity = 1): Promise<{ id: number }> {
    return this.asks('POST', 'dashboard/user/cart/insert-product', {
      shop_id: offers[0]?.shop.id,
      currency_id: 1,
      rate: 1,
      products: offers.map(({ stockId }) => ({ stock_id: Number(stockId), quantity })),
    });
  }

  /** What is in the cart, for the end of the day. */
  async places(
    offer: Offer,
    more: { currency_id?: number; rate?: number; tips?: number } = {},
  ): Promise<{ id: number }> {
    const cart = await this.asks<{ id: number }>('GET', 'dashboard/user/cart');
    return this.asks('POST', 'dashboard/user/orders', {
      cart_id: cart.id,
      shop_id: offer.shop.id,
      currency_id: 1,
      rate: 1,
      delivery_type: 'delivery',
      location: home,
      address: { address: '128 Lantern Street', floor: '3' },
      delivery_date: new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10),
      delivery_time: '23:58',
      ...more,
    });
  }

  async pays(order: number, tag: string): Promise<void> {
    const ways = await this.sandbox.read<{ id: number; tag: string }[]>('payments');
    const way = ways.find(one => one.tag === tag);
    await this.asks('POST', `payments/order/${order}/transactions`, { payment_sys_id: way?.id });
  }

  /** @param money whole units. */
  async hasInWallet(money: number): Promise<void> {
    await this.sandbox.control('customers', { email: this.email, walletMoney: money });
  }

  /** All of their tokens are refused from now on. */
  async endsSessions(): Promise<void> {
    await this.sandbox.control('sign-out', { email: this.email });
  }

  private logsIn(password: string): Promise<Response> {
    return this.sandbox.request('POST', '/api/v1/auth/login', { body: { email: this.email, password } });
  }
}

/** One that nobody has had before. */
export function newEmail(): string {
  return `customer-${crypto.randomUUID()}@doorstep.test`;
}

/** One that nobody has had before: digits. */
export function newPhone(): string {
  return `99890${Math.floor(1e6 + Math.random() * 9e6)}`;
}
