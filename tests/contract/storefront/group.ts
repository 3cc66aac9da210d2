/** A group order over the sandbox, in the words of its tests: who opens it, who joins, what they see. */
import { addLine } from '@/lib/cart/change';
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

/** Something of the shop whose groups these are; there is enough of it. */
export let dish: Offer;
export let shop: string;

export async function setsTheTable(): Promise<void> {
  await freshBrowser();
  dish = await catalog.deliveredHome();
  shop = String(dish.shop.id);
  await sandbox.control(`stocks/${dish.stockId}`, { quantity: 1000 });
}

export const eat = (offer: Offer, quantity: number) =>
  addLine(String(offer.shop.id), basketLine(offer, quantity), market);

type Terms = { until?: string; limit?: string; sharing?: 'value' | 'equal' };

/** The owner opens a group; answers what an invitation says. */
export async function opens(terms: Terms = {}) {
  await newCustomer();
  return begins(terms);
}

/** As above, for who is here already. */
export async function begins(terms: Terms = {}) {
  const started = await startGroup(shop, false, market);
  if (!started.ok) throw new Error(started.why);
  await saveTerms(started.cart, { sharing: 'value', ...terms }, market);
  return { cart: started.cart.id, owner: started.cart.ownerId };
}

export async function board(): Promise<Board> {
  const state = await readGroupState({ shop, g: undefined, o: undefined }, market);
  if (!state.ok || state.value.kind !== 'board') throw new Error(state.ok ? state.value.kind : state.why);
  return state.value.board;
}

export const join = (invited: { cart: string; owner: string }, name: string) =>
  joinGroup({ ...invited, shop, name }, 'en');

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

/** The owner has chosen one dish and Omar two; answers Omar's browser and how he was invited. */
export async function party() {
  const omar = somebody();
  const invited = await opens();
  await eat(dish, 1);
  await omar(async () => {
    await join(invited, 'Omar');
    await eat(dish, 2);
  });
  return { omar, invited };
}
