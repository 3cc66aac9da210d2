/** The steps of tests about group orders: to open one, to join it, to choose, and to read what its page shows. */
import { addLine } from '@/lib/cart/change/change';
import { type Participant, readParticipant } from '@/lib/cart/group/participant';
import type { Board } from '@/lib/groups/board';
import { readOwnGroup } from '@/lib/groups/end';
import { readGroupState } from '@/lib/groups/group-state';
import { joinGroup } from '@/lib/groups/join';
import { saveTerms, startGroup } from '@/lib/groups/start';
import { basketLine, type Offer } from '../../support/offers.ts';
import { somebody } from './people.ts';
import { catalog, sandbox } from './sandbox.ts';
import { freshBrowser, market, newCustomer } from './session.ts';

/** A dish of the shop at which all groups order; there is enough of it. */
export let dish: Offer;
export let shop: string;

export async function choosesShop(): Promise<void> {
  await freshBrowser();
  dish = await catalog.deliveredHome();
  shop = String(dish.shop.id);
  await sandbox.control(`stocks/${dish.stockId}`, { quantity: 1000 });
}

export const choosesDish = (offer: Offer, quantity: number) =>
  addLine(String(offer.shop.id), basketLine(offer, quantity), market);

type Terms = { until?: string; limit?: string; sharing?: 'value' | 'equal' };

/** Signs in a new customer, who opens a group. Returns what its invitation contains. */
export async function opensGroup(terms: Terms = {}) {
  await newCustomer();
  return beginsGroup(terms);
}

/** The same for the customer who is signed in already. */
export async function beginsGroup(terms: Terms = {}) {
  const started = await startGroup({ shop }, market);
  if (!started.ok) throw new Error(started.why);
  await saveTerms(started.cart, { sharing: 'value', ...terms }, market);
  return { cart: started.cart.id, owner: started.cart.ownerId };
}

export async function board(): Promise<Board> {
  const state = await readGroupState(shop, {}, market);
  if (!state.ok || state.value.kind !== 'board') throw new Error(state.ok ? state.value.kind : state.why);
  return state.value.board;
}

/** @param idempotencyKey of the page whose button is pressed; each time another one unless it is named */
export const joinsGroup = (
  invited: { cart: string; owner: string },
  name: string,
  idempotencyKey: string = crypto.randomUUID(),
) => joinGroup({ ...invited, shop, name, idempotencyKey }, 'en');

export async function me(): Promise<Participant> {
  const participant = await readParticipant();
  if (participant === null) throw new Error('nobody has joined');
  return participant;
}

export async function ownGroup() {
  const group = await readOwnGroup(market);
  if (!group.ok || group.value === null) throw new Error('no group');
  return group.value;
}

/**
 * Opens a group in which the owner has chosen one dish and a guest, Omar, two. Returns Omar's browser and his
 * invitation.
 */
export async function groupOfTwo() {
  const omar = somebody();
  const invited = await opensGroup();
  await choosesDish(dish, 1);
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
  });
  return { omar, invited };
}
