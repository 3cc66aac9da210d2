/** Which participant of which cart speaks? Whoever knows a participant's uuid, for that cart alone (docs/api.md 7.7). */

import type { View } from '../input/view.ts';
import { type CartRow, cartById, type Participant, participantByUuid } from '../queries/carts.ts';

export interface Speaker {
  cart: CartRow;
  participant: Participant;
}

/** Call `view.check.throwIfInvalid()` before using the answer. Undefined for a uuid of another cart, and for none. */
export function readSpeaker(view: View, cartId: number): Speaker | undefined {
  const uuid = view.check.required('user_cart_uuid');
  const participant = uuid === undefined ? undefined : participantByUuid(view.store, uuid);
  if (uuid !== undefined && participant === undefined)
    view.check.fail('user_cart_uuid', 'The selected user cart uuid is invalid.');
  const cart = cartById(view.store, cartId);
  return cart !== undefined && participant?.cart_id === cart.id ? { cart, participant } : undefined;
}

/** `ids[]` of docs/api.md 7.7, which are uuids of participants. */
export function readUuids({ check }: View): string[] {
  const { ids } = check.input;
  if (ids === undefined || ids === null) check.fail('ids', 'The ids field is required.');
  return (Array.isArray(ids) ? ids : [ids]).filter(id => typeof id === 'string');
}
