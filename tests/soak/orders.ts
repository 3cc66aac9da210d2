/** Orders something, as somebody does who tries again until it has worked; and presses twice. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Customer } from '../support/customers.ts';
import { fieldsOf, plainPost } from '../support/plain-form.ts';
import { Visitor } from '../support/visitor.ts';
import { signsIn, someAddress, type Town, type Trouble } from './visits.ts';

/** Milliseconds after which somebody tries again, and how often before they give up. */
const pause = 2000;
const patience = 120;

/** What was wrong for who gave up. */
const noOrder = 'gave up';

export class Orders {
  readonly wanted: Customer[] = [];
  gaveUp = 0;
  triedAgain = 0;
  private readonly site: string;
  private readonly town: Town;

  constructor(site: string, town: Town) {
    this.site = site;
    this.town = town;
  }

  /** One customer, one order. */
  async place(): Promise<Trouble> {
    const customer = await this.keepsTrying(() => this.town.customers.create({ walletMoney: 900 }));
    if (customer === undefined) return noOrder;
    const isFilled = await this.keepsTrying(() => customer.fillsCart([this.town.dish], 5).then(() => true));
    if (isFilled !== true) return noOrder;
    this.wanted.push(customer);
    const visitor = new Visitor(this.site, someAddress());
    return (await this.keepsTrying(() => this.tries(visitor, customer))) === true ? null : noOrder;
  }

  /** How many have more or less than one order in the end. */
  async notExactlyOne(): Promise<number> {
    let wrong = 0;
    for (const customer of this.wanted) {
      const orders = await this.keepsTrying(() => customer.orders());
      if (orders?.length !== 1) wrong += 1;
    }
    return wrong;
  }

  private async tries(visitor: Visitor, customer: Customer): Promise<true> {
    if (!visitor.cookies.has('session')) await signsIn(visitor, customer);
    const { text } = await visitor.opens('/checkout');
    const chosen = { fulfilment: 'pickup', payment: 'wallet', intent: 'update' };
    // An earlier press may have been heard: the page then leads to its order.
    if (await isOrdered(visitor)) return true;
    await visitor.posts('/checkout', plainPost({ ...fieldsOf(text, 'fulfilment'), ...chosen }));
    const filled = await visitor.opens('/checkout');
    const press = { ...fieldsOf(filled.text, 'fulfilment'), intent: 'order' };
    await Promise.all([visitor, visitor.copy()].map(one => one.posts('/checkout', plainPost(press))));
    if (await isOrdered(visitor)) return true;
    throw new Error('not ordered yet');
  }

  private async keepsTrying<T>(work: () => Promise<T>): Promise<T | undefined> {
    for (let tries = 0; tries < patience; tries += 1) {
      try {
        return await work();
      } catch {
        this.triedAgain += 1;
        await wait(pause);
      }
    }
    this.gaveUp += 1;
    return undefined;
  }
}

/** As the customer sees it: the list of their orders has one. */
async function isOrdered(visitor: Visitor): Promise<boolean> {
  const { text, status } = await visitor.opens('/orders');
  if (status !== 200) throw new Error('the list of orders is away');
  return /href="\/orders\/\d+"/.test(text);
}
