/** What people do in a group order: its owner, and a guest who has joined by the link. */
import type { Customer } from '../../support/customers.ts';
import type { Offer } from '../../support/offers.ts';
import { fieldsOf, plainPost } from '../../support/plain-form.ts';
import type { Visitor } from '../../support/visitor.ts';
import type { Call } from '../faults.ts';
import { localPath, newVisitor, signedIn } from '../people.ts';
import { type ActionCase, formWithButton, type Prepared, type Stage } from './action-case.ts';
import { adding, changesCart, readShownCart, unitsOf } from './cart-actions.ts';

interface WireGroup {
  id: number;
  owner_id: number;
  group: boolean;
  user_carts: { id: number; user_id: number | null; name: string; status: boolean }[];
}

const member = 'Zarinabonu';

/** Whole units, as typed. */
const limit = '13.75';

const owned = 'dashboard/user/cart';
const joining: Call = { method: 'POST', path: 'rest/cart/open' };
const adds: Call = { method: 'POST', path: 'rest/cart/insert-product' };
const leaving: Call = { method: 'DELETE', path: 'rest/cart/member/delete' };
const kicking: Call = { method: 'DELETE', path: `${owned}/member/delete` };

async function groupOf(customer: Customer): Promise<WireGroup | null> {
  const cart = await customer.asks<WireGroup>('GET', owned).catch(() => null);
  return cart?.group ? cart : null;
}

async function membersOf(customer: Customer) {
  const group = await groupOf(customer);
  return (group?.user_carts ?? []).filter(({ user_id }) => user_id !== group?.owner_id);
}

async function ownerOf({ ground }: Stage) {
  const customer = await ground.customers.create();
  const [offer] = await ground.catalog.plain();
  return { customer, offer, visitor: await signedIn(ground.servers.site, customer) };
}

/** A group with one of the dish for its owner. */
async function openGroup(stage: Stage) {
  const { customer, offer, visitor } = await ownerOf(stage);
  const { id, owner_id } = await customer.asks<WireGroup>('POST', `${owned}/open`, {
    shop_id: offer.shop.id,
    currency_id: 1,
  });
  await customer.asks('POST', `${owned}/set-group/${id}`);
  await customer.fillsCart([offer], 1);
  const path = localPath(stage.language, `/group/${offer.shop.id}`);
  // The owner has seen the page that shows the link.
  await visitor.opens(path);
  return { customer, offer, visitor, path, invitation: `${path}?g=${id}&o=${owner_id}&t=${offer.shop.type}` };
}

/** And a guest in it, with two of the dish. */
async function joinedGroup(stage: Stage) {
  const group = await openGroup(stage);
  const guest = newVisitor(stage.ground.servers.site);
  const { text } = await guest.opens(group.invitation);
  await guest.sendsPost(group.invitation, plainPost({ ...fieldsOf(text, 'name'), name: member }));
  await changesCart(guest, adding(group.offer, 2));
  return { ...group, guest };
}

/** In the cart, or put aside. */
async function keepsTheirs(visitor: Visitor, offer: Offer, units: number): Promise<string | null> {
  const shown = await readShownCart(visitor);
  const isAside = shown.parked.some(({ shopId }) => shopId === String(offer.shop.id));
  const found = unitsOf(shown, offer);
  return found === units || isAside ? null : `left ${found} of what they had chosen, not ${units}`;
}

export const groupActions: ActionCase[] = [
  {
    name: 'group-start',
    writes: [
      { method: 'POST', path: `${owned}/open` },
      { method: 'POST', path: `${owned}/set-group` },
    ],
    async prepare(stage): Promise<Prepared> {
      const { customer, offer, visitor } = await ownerOf(stage);
      const path = localPath(stage.language, `/group/${offer.shop.id}`);
      const times = async () => ((await groupOf(customer)) === null ? 0 : 1);
      return { visitor, customer, path, form: 'sharing', fields: { limit }, typed: [limit], times };
    },
  },
  {
    name: 'group-terms',
    writes: [{ method: 'GET', path: owned }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, path } = await openGroup(stage);
      return {
        ...{ visitor, customer, path: `${path}/terms`, form: 'sharing', fields: { limit }, typed: [limit] },
        times: async () => ((await visitor.opens(`${path}/terms`)).text.includes(`value="${limit}"`) ? 1 : 0),
      };
    },
  },
  {
    name: 'group-join',
    writes: [joining],
    async prepare(stage): Promise<Prepared> {
      const { customer, invitation: path } = await openGroup(stage);
      const visitor = newVisitor(stage.ground.servers.site);
      return {
        ...{ visitor, customer: null, path, form: 'name', fields: { name: member }, typed: [member] },
        times: async () => (await membersOf(customer)).length,
      };
    },
  },
  {
    name: 'group-add',
    writes: [adds],
    async prepare(stage): Promise<Prepared> {
      const { offer, guest: visitor } = await joinedGroup(stage);
      const { uuid, shop } = offer;
      return {
        ...{ visitor, customer: null, form: 'quantity', fields: { quantity: '1' }, change: adding(offer, 1) },
        path: localPath(stage.language, `/${shop.type}/${shop.id}?product=${uuid}`),
        times: async () => unitsOf(await readShownCart(visitor), offer) - 2,
      };
    },
  },
  {
    name: 'group-done',
    writes: [{ method: 'POST', path: 'rest/cart/status' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, path, guest: visitor } = await joinedGroup(stage);
      const times = async () => (await membersOf(customer)).filter(({ status }) => !status).length;
      return { visitor, customer: null, path, form: 'done', times };
    },
  },
  {
    name: 'group-leave',
    writes: [leaving],
    async prepare(stage): Promise<Prepared> {
      const { customer, path, offer, guest: visitor } = await joinedGroup(stage);
      return {
        ...{ visitor, customer: null, path, form: formWithButton(stage, 'group.leaveYes') },
        times: async () => ((await membersOf(customer)).length === 0 ? 1 : 0),
        wrong: () => keepsTheirs(visitor, offer, 2),
      };
    },
  },
  {
    name: 'group-kick',
    writes: [kicking],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, path } = await joinedGroup(stage);
      const times = async () => ((await membersOf(customer)).length === 0 ? 1 : 0);
      return { visitor, customer, path, form: 'member', times };
    },
  },
  {
    name: 'group-go-on',
    writes: [{ method: 'GET', path: 'rest/order/products/calculate' }],
    async prepare(stage): Promise<Prepared> {
      const { visitor: owner, path, offer, guest: visitor } = await joinedGroup(stage);
      const { text } = await owner.opens(path);
      await owner.sendsPost(path, plainPost(fieldsOf(text, 'member')));
      return {
        ...{ visitor, customer: null, path, form: formWithButton(stage, 'group.ended.keep', { count: 2 }) },
        // While its prices cannot be had the basket is put aside, and the cart's page offers it.
        times: async () => {
          const shown = await readShownCart(visitor);
          return unitsOf(shown, offer) / 2 || shown.parked.length;
        },
      };
    },
  },
  {
    name: 'group-cancel',
    writes: [{ method: 'DELETE', path: owned }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor, path, offer } = await joinedGroup(stage);
      return {
        ...{ visitor, customer, path, form: formWithButton(stage, 'group.cancelYes') },
        times: async () => ((await groupOf(customer)) === null ? 1 : 0),
        wrong: () => keepsTheirs(visitor, offer, 1),
      };
    },
  },
];
