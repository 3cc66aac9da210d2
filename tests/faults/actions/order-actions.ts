/** What is done to orders: making them, paying, cancelling, repeating and reviewing them. */
import type { Customer } from '../../support/customers.ts';
import { fieldsOf, plainPost } from '../../support/plain-form.ts';
import type { Visitor } from '../../support/visitor.ts';
import type { Call } from '../faults.ts';
import { localPath, signedIn } from '../people.ts';
import type { ActionCase, Prepared, Stage } from './action-case.ts';
import { inserting, readShownCart, unitsOf } from './cart-actions.ts';

const ordering: Call = { method: 'POST', path: 'dashboard/user/orders' };
const paying: Call = { method: 'POST', path: 'payments/order' };

/** Whole units, more than any order of the matrix costs. */
const walletMoney = 900;

/** Says that nothing was paid. */
const unpaidKeys = ['notices.orderedUnpaid', 'orders.paymentState.none', 'errors.payRefused', 'errors.walletShort'];

/** At the checkout, to pick it up and pay like this, with a note. */
async function atCheckout({ ground, language }: Stage, payment: string) {
  const { customer } = await ground.customers.createWithCart({ walletMoney });
  const visitor = await signedIn(ground.servers.site, customer);
  const path = localPath(language, '/checkout');
  const chosen = { fulfilment: 'pickup', payment, note: 'Ring twice, Zarina' };
  const { text } = await visitor.opens(path);
  await visitor.posts(path, plainPost({ ...fieldsOf(text, 'fulfilment'), ...chosen, intent: 'update' }));
  return { customer, visitor, path, form: 'fulfilment', typed: [chosen.note] };
}

/** The page of an order of one's own. */
async function withOrder(stage: Stage, status: string, isPaid = true) {
  const { ground, language } = stage;
  const { customer, offer } = await ground.customers.createWithCart({ walletMoney });
  const { id } = await customer.places(offer);
  if (isPaid) await customer.pays(id, 'cash');
  await ground.sandbox.control(`orders/${id}/status`, { status });
  const visitor = await signedIn(ground.servers.site, customer);
  return { customer, visitor, path: localPath(language, `/orders/${id}`), id, offer };
}

async function isPaid(customer: Customer): Promise<boolean> {
  return (await customer.orders()).some(({ transaction }) => transaction?.status === 'paid');
}

async function saysUnpaid(customer: Customer, said: string[]): Promise<string | null> {
  const key = said.find(one => unpaidKeys.includes(one));
  return key !== undefined && (await isPaid(customer)) ? `said "${key}" of what was paid` : null;
}

async function noteShown(visitor: Visitor, path: string, note = ''): Promise<number> {
  return (await visitor.opens(path)).text.includes(note) ? 1 : 0;
}

function places(payment: string): ActionCase['prepare'] {
  return async stage => {
    const { customer, ...page } = await atCheckout(stage, payment);
    return {
      ...page,
      customer,
      fields: { intent: 'order' },
      times: async () => (await customer.orders()).length,
      wrong: said => saysUnpaid(customer, said),
    };
  };
}

export const orderActions: ActionCase[] = [
  {
    name: 'checkout-save',
    writes: [{ method: 'POST', path: 'rest/coupons/check' }],
    isDraft: true,
    async prepare(stage): Promise<Prepared> {
      const page = await atCheckout(stage, 'cash');
      const note = 'The blue door, Zarina';
      return {
        ...page,
        fields: { note, coupon: 'ZARINA7', intent: 'update' },
        typed: [note, 'ZARINA7'],
        times: () => noteShown(page.visitor, page.path, note),
      };
    },
  },
  { name: 'order-cash', writes: [ordering, paying], prepare: places('cash') },
  { name: 'order-wallet', writes: [ordering, paying], prepare: places('wallet') },
  {
    name: 'order-pay',
    writes: [paying],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, path } = await withOrder(stage, 'new', false);
      const [order] = await customer.orders();
      const ways = await stage.ground.sandbox.read<{ id: number; tag: string }[]>('payments');
      const wallet = ways.find(({ tag }) => tag === 'wallet');
      const before = await customer.balance();
      return {
        ...{ visitor, customer, path, form: 'payment', fields: { payment: String(wallet?.id) } },
        // Longer than a payment without an answer is looked up (docs/decisions/064).
        settlesIn: 31_000,
        times: async () => Math.round((before - (await customer.balance())) / (order?.total_price ?? 0)),
        wrong: said => saysUnpaid(customer, said),
      };
    },
  },
  {
    name: 'order-cancel',
    writes: [ordering],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, path, id } = await withOrder(stage, 'new');
      const times = async () => ((await customer.order(id)).status === 'canceled' ? 1 : 0);
      return { visitor, customer, path, form: 'order', times };
    },
  },
  {
    name: 'order-again',
    writes: [inserting],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, path, offer } = await withOrder(stage, 'delivered');
      const times = async () => unitsOf(await readShownCart(visitor), offer) / 5;
      return { visitor, customer, path, form: /name="order"(?!.*name="rating")/s, times };
    },
  },
  {
    name: 'order-refund',
    writes: [{ method: 'POST', path: 'dashboard/user/order-refunds' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, path, id } = await withOrder(stage, 'delivered');
      const words = 'Cold, and late, Zarina';
      return {
        ...{ visitor, customer, path: `${path}/refund`, form: 'reason' },
        fields: { reason: 'late', words },
        typed: [words],
        times: async () => (await customer.refunds()).filter(({ order }) => order.id === id).length,
      };
    },
  },
  {
    name: 'order-review',
    writes: [ordering],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, path, id } = await withOrder(stage, 'delivered');
      const comment = 'Warm, and in time, Zarina';
      return {
        ...{ visitor, customer, path, form: /name="of" value="shop"/ },
        fields: { rating: '5', comment },
        typed: [comment],
        times: async () => (await customer.order(id)).reviews.length,
      };
    },
  },
];
