/** Creates accounts at the sandbox for one test, with addresses, money in the wallet, a cart and orders. */
import { type Catalog, home, type Which } from './catalog.ts';
import type { Offer } from './offers.ts';
import type { Sandbox } from './sandbox.ts';

/** The password of every account, unless a test changes it. */
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

  /** Creates a customer with a saved address and five units of a dish in the cart, which is delivered to that address. */
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

    /** A customer who exists already: one of the seed, or one who has registered during the test. */
    known: (email: string, theirPassword = password) => new Customer(sandbox, email, theirPassword),

    /** Creates a customer with one order for late today. Its status changes only by `moves`, not with time. */
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
  /** Sets the order's status, which then does not change with time. */
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

  /** The HTTP status with which the API answers the customer's sign-in. */
  async signInStatus(password = this.password): Promise<number> {
    return (await this.logsIn(password)).status;
  }

  /** Makes a call as this customer, with a token that the browser's session does not use. `endsSessions` ends it too. */
  async asks<T>(method: string, path: string, body?: unknown): Promise<T> {
    this.token ??= this.ownToken();
    const { data } = await this.sandbox.ask<{ data: T }>(method, `/api/v1/${path}`, { token: await this.token, body });
    return data;
  }

  /** Signs in. After a failure the next call signs in again. */
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

  /** The balance of the wallet, in whole units, rounded to the cent. */
  async balance(): Promise<number> {
    const { wallet } = await this.profile();
    return Math.round(wallet.price * 100) / 100;
  }

  /** All orders of the customer, each with the details that lists leave out. */
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

  /** Orders what is in the cart, for the end of the day. */
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

  /** Ends all sessions of the customer: the API refuses their tokens from now on. */
  async endsSessions(): Promise<void> {
    await this.sandbox.control('sign-out', { email: this.email });
  }

  private logsIn(password: string): Promise<Response> {
    return this.sandbox.request('POST', '/api/v1/auth/login', { body: { email: this.email, password } });
  }
}

/** An e-mail address that no account has. */
export function newEmail(): string {
  return `customer-${crypto.randomUUID()}@doorstep.test`;
}

/** A phone number that no account has, as digits. */
export function newPhone(): string {
  return `99890${Math.floor(1e6 + Math.random() * 9e6)}`;
}
