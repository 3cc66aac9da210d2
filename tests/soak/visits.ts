/** Who comes, and what do they want? Each kind of visit answers what was wrong, if anything. */
import { Agent, get } from 'node:http';
import { catalogOf, home } from '../support/catalog.ts';
import { type Customer, customersOf, password } from '../support/customers.ts';
import type { Offer } from '../support/offers.ts';
import { fieldsOf, plainPost } from '../support/plain-form.ts';
import { sandboxAt } from '../support/sandbox.ts';
import { Visitor } from '../support/visitor.ts';

/** A status, or what became of the connection; null where the visitor was served. */
export type Trouble = string | null;

export type Kind = 'kept' | 'first' | 'own' | 'order';

/** Of a hundred visits. */
export const mix: Record<Kind, number> = { kept: 80, first: 8, own: 10, order: 2 };

/** Asked for over and over, so that they are always kept. */
const keptShops = 30;

const ownPages = ['/cart', '/checkout', '/orders', '/profile'];

/** How many are signed in and look at pages of their own. */
const signedIn = 12;

const agent = new Agent({ keepAlive: true });

/** What a guest of the town needs to know before the first visit. */
export async function openTown(site: string, sandboxUrl: string) {
  const sandbox = sandboxAt(sandboxUrl);
  const catalog = catalogOf(sandbox);
  const customers = customersOf(sandbox, catalog);
  const { shop, ...rest } = await catalog.deliveredHome();
  const dish: Offer = { shop, ...rest };
  await sandbox.control(`stocks/${dish.stockId}`, { price: dish.price / 100, quantity: 1_000_000 });
  const shops = (await catalog.restaurants()).slice(0, keptShops).map(({ id }) => `/restaurant/${id}`);
  const kept = ['/', '/restaurants', '/shops', '/de', '/ar/restaurants', ...shops];
  const people = await Promise.all(Array.from({ length: signedIn }, () => comes()));
  let visits = 0;

  /** Somebody with something in the cart, who has signed in. */
  async function comes(): Promise<{ visitor: Visitor; customer: Customer }> {
    const customer = await customers.create({ walletMoney: 900 });
    await customer.fillsCart([dish], 5);
    const visitor = new Visitor(site, someAddress());
    await signsIn(visitor, customer);
    return { visitor, customer };
  }

  const pick = <T>(all: readonly T[]): T => all[visits++ % all.length] as T;
  const any = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

  const visit: Record<Exclude<Kind, 'order'>, () => Promise<Trouble>> = {
    kept: () => opens(site + pick(kept)),
    first: () => opens(site + pick(['/', '/restaurants']), { cookie: `view=base_system_${pick(places)}` }),
    own: () => opens(site + any(ownPages), { cookie: any(people).visitor.cookie }),
  };
  return { sandbox, dish, customers, visit, kept };
}

/** In steps of a hundred metres: more than a soak has first visits. */
const places = Array.from({ length: 40_000 }, (_, index) => {
  const [north, east] = [index % 200, Math.floor(index / 200)];
  return `${Math.round(home.latitude * 1000) - 100 + north}x${Math.round(home.longitude * 1000) - 100 + east}`;
});

export async function signsIn(visitor: Visitor, { email }: Customer): Promise<void> {
  const { text } = await visitor.opens('/login');
  await visitor.sendsPost('/login', plainPost({ ...fieldsOf(text, 'password'), login: email, password }));
  if (!visitor.cookies.has('session')) throw new Error('signing in was refused');
}

/** Everybody comes from somewhere else, as far as limits by network address can tell. */
export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `198.${18 + (part() % 2)}.${part()}.${part()}`;
}

/** A visit counts as served once it has the whole page. */
function opens(url: string, headers: Record<string, string> = {}): Promise<Trouble> {
  const all = { 'accept-encoding': 'gzip', 'x-forwarded-for': someAddress(), ...headers };
  return new Promise(resolve => {
    const visit = get(url, { agent, headers: all, timeout: 60_000 }, answer => {
      answer.once('end', () => resolve(answer.statusCode === 200 ? null : String(answer.statusCode)));
      answer.once('error', () => resolve('broken off'));
      answer.resume();
    });
    visit.once('timeout', () => visit.destroy(new Error('a minute passed')));
    visit.once('error', ({ message }) => resolve(message));
  });
}

export type Town = Awaited<ReturnType<typeof openTown>>;
