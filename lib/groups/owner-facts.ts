/** Keeps in step what members cannot ask for: who the owner is, and where they have it delivered to. */
import 'server-only';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { findFacts, type GroupFacts, type GroupTerms, writeFacts } from '@/lib/cart/group/facts';
import { pokeGroup } from '@/lib/cart/group/hub';
import { findTerms } from '@/lib/cart/group/own-terms';
import type { AccountCart } from '@/lib/cart/schema';
import { termsOf } from '@/lib/groups/terms';
import { readSession } from '@/lib/session/session';

/** Of the cart of whoever asks. `terms`: new ones. */
export async function keepFacts(cart: AccountCart, terms?: GroupTerms): Promise<void> {
  const [before, known, session, address] = await Promise.all([
    findFacts(cart.id),
    findTerms(cart.id),
    readSession(),
    readDeliveryAddress(),
  ]);
  const facts: GroupFacts = {
    ...termsOf(known),
    ...terms,
    ownerId: cart.ownerId,
    owner: session?.customer.firstName ?? '',
    shop: cart.shopId,
    point: address === null ? (before?.point ?? null) : { latitude: address.latitude, longitude: address.longitude },
    state: 'open',
    key: cart.participants.find(({ isOwner }) => isOwner)?.uuid ?? '',
  };
  if (JSON.stringify(sorted(facts)) === JSON.stringify(sorted(before ?? {}))) return;
  await writeFacts(cart.id, facts);
  pokeGroup(cart.id);
}

function sorted(facts: object): [string, unknown][] {
  return Object.entries(facts).toSorted(([one], [other]) => one.localeCompare(other));
}
