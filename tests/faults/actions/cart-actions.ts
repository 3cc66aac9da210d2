/** What is done to a cart: by a guest, whose cart is a cookie, and by a customer, whose cart is the account's. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Customer } from '../../support/customers.ts';
import { isPlain, type Offer } from '../../support/offers.ts';
import type { Visitor } from '../../support/visitor.ts';
import type { Call } from '../faults.ts';
import { localPath, newVisitor, signedIn } from '../people.ts';
import type { ActionCase, Prepared, Stage } from './action-case.ts';

interface ShownCart {
  status: string;
  cart: { shop: { id: string }; lines: { stockId: string; quantity: number; isBonus: boolean }[] } | null;
  parked: { shopId: string }[];
  waiting: { shopId: string } | null;
}

export const inserting: Call = { method: 'POST', path: 'dashboard/user/cart/insert-product' };
const deleting: Call = { method: 'DELETE', path: 'dashboard/user/cart' };

/** Milliseconds for which the cart may still be away once the marketplace answers again: its client looks before it asks. */
const comesBackWithin = 10_000;

/** @throws {Error} when it cannot be read; a cart that is away is no empty one. */
export async function readShownCart(visitor: Visitor): Promise<ShownCart> {
  const until = Date.now() + comesBackWithin;
  for (;;) {
    const shown: ShownCart = JSON.parse((await visitor.opens('/api/cart?locale=en')).text);
    if (shown.status !== 'offline') return shown;
    if (Date.now() > until) throw new Error('The cart stays away.');
    await wait(500);
  }
}

export function unitsOf({ cart }: ShownCart, { stockId }: Pick<Offer, 'stockId'>): number {
  return cart?.lines.find(line => line.stockId === stockId && !line.isBonus)?.quantity ?? 0;
}

/** Done by the cart's own route, as a browser with script does. */
export async function changesCart(visitor: Visitor, change: object): Promise<void> {
  const { status, text } = await visitor.sendsPost('/api/cart?locale=en', JSON.stringify(change), json);
  if (status !== 200 || JSON.parse(text).status === 'offline') throw new Error(`The cart did not change: ${text}`);
}

export const json = { 'Content-Type': 'application/json' };

/** Signed in, with five of one thing and three of another of one shop in the cart. */
async function shopper({ ground }: Stage) {
  const customer = await ground.customers.create();
  const visitor = await signedIn(ground.servers.site, customer);
  const [first, second] = await ground.catalog.plain();
  await customer.fillsCart([first], 5);
  await customer.fillsCart([second], 3);
  return { customer, visitor, first, second };
}

function onProduct(language: Stage['language'], { shop, uuid, stockId }: Offer) {
  const path = localPath(language, `/${shop.type}/${shop.id}?product=${uuid}`);
  return { path, form: 'quantity', fields: { quantity: '1' }, change: adding({ uuid, stockId }, 1) };
}

/** As the product's form puts it in. */
export function adding({ uuid, stockId }: Pick<Offer, 'uuid' | 'stockId'>, units: number): object {
  return { do: 'form', product: uuid, fields: { stock: stockId, quantity: String(units) } };
}

/** Not as their own page shows it: what somebody has seen in the cart is what their next press adds to. */
async function unitsAtApi(customer: Customer, { stockId }: Offer): Promise<number> {
  const cart = await customer.asks<WireCart>('GET', 'dashboard/user/cart').catch(() => null);
  const lines = cart?.user_carts.flatMap(({ cartDetails }) => cartDetails) ?? [];
  return lines.find(({ stock }) => String(stock.id) === stockId)?.quantity ?? 0;
}

interface WireCart {
  user_carts: { cartDetails: { quantity: number; stock: { id: number } }[] }[];
}

function isGone(line: Offer): RegExp {
  return new RegExp(`name="line" value="${line.stockId}"(?!.*name="quantity")`, 's');
}

async function keeps(visitor: Visitor, offer: Offer, units: number): Promise<string | null> {
  const found = unitsOf(await readShownCart(visitor), offer);
  return found === units ? null : `left ${found} of the other line, not ${units}`;
}

export const cartActions: ActionCase[] = [
  {
    name: 'cart-add-guest',
    writes: [{ method: 'GET', path: 'rest/order/products/calculate' }],
    async prepare({ ground, language }): Promise<Prepared> {
      const [offer] = await ground.catalog.plain();
      const visitor = newVisitor(ground.servers.site);
      const times = async () => unitsOf(await readShownCart(visitor), offer);
      return { ...onProduct(language, offer), visitor, customer: null, times };
    },
  },
  {
    name: 'cart-add',
    writes: [inserting],
    async prepare({ ground, language }): Promise<Prepared> {
      const customer = await ground.customers.create();
      const visitor = await signedIn(ground.servers.site, customer);
      const [offer] = await ground.catalog.plain();
      const times = () => unitsAtApi(customer, offer);
      return { ...onProduct(language, offer), visitor, customer, times };
    },
  },
  {
    name: 'cart-set',
    writes: [inserting],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, first, second } = await shopper(stage);
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/cart') },
        form: new RegExp(`name="line" value="${first.stockId}".*name="quantity" value="6"`, 's'),
        change: { do: 'set', line: first.stockId, quantity: 6 },
        times: async () => unitsOf(await readShownCart(visitor), first) - 5,
        wrong: () => keeps(visitor, second, 3),
      };
    },
  },
  {
    name: 'cart-remove',
    writes: [deleting],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, first, second } = await shopper(stage);
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/cart') },
        form: isGone(first),
        change: { do: 'remove', line: first.stockId },
        times: async () => (unitsOf(await readShownCart(visitor), first) === 0 ? 1 : 0),
        wrong: () => keeps(visitor, second, 3),
      };
    },
  },
  {
    name: 'cart-empty',
    writes: [deleting],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await shopper(stage);
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/cart') },
        form: new RegExp(`${RegExp.escape(stage.ground.says(stage.language, 'cart.clear'))}</button>`),
        change: { do: 'clear' },
        times: async () => ((await readShownCart(visitor)).cart === null ? 1 : 0),
      };
    },
  },
  {
    name: 'cart-undo',
    writes: [inserting],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, first, second } = await shopper(stage);
      await changesCart(visitor, { do: 'remove', line: first.stockId });
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/cart') },
        form: new RegExp(`${RegExp.escape(stage.ground.says(stage.language, 'cart.undo'))}\\s*</button>`),
        change: { do: 'undo' },
        times: async () => unitsOf(await readShownCart(visitor), first) / 5,
        wrong: () => keeps(visitor, second, 3),
      };
    },
  },
  {
    name: 'cart-switch',
    writes: [inserting, deleting],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, first } = await shopper(stage);
      const other = await stage.ground.catalog.offer(isPlain, { except: [first.shop.id] });
      await changesCart(visitor, adding(other, 2));
      const holds = ({ cart, parked }: ShownCart) => [cart?.shop.id, ...parked.map(({ shopId }) => shopId)];
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/cart') },
        form: /value="new"/,
        fields: { choice: 'new' },
        change: { do: 'choose', choice: 'new' },
        times: async () => unitsOf(await readShownCart(visitor), other) / 2,
        wrong: async () =>
          holds(await readShownCart(visitor)).includes(String(first.shop.id))
            ? null
            : 'lost the basket of the other shop',
      };
    },
  },
  {
    name: 'recipe-add',
    writes: [inserting],
    async prepare({ ground, language }): Promise<Prepared> {
      const customer = await ground.customers.create();
      const visitor = await signedIn(ground.servers.site, customer);
      const { id, lines } = await ground.catalog.recipe();
      return {
        ...{ visitor, customer, path: localPath(language, `/recipes/${id}`), form: 'recipe' },
        times: async () => {
          const shown = await readShownCart(visitor);
          return Math.max(...lines.map(line => unitsOf(shown, line) / line.quantity));
        },
        wrong: async () => {
          const shown = await readShownCart(visitor);
          const units = lines.map(line => unitsOf(shown, line));
          return new Set(units.map(count => count > 0)).size === 1 ? null : `put in a part of it: ${units}`;
        },
      };
    },
  },
];
