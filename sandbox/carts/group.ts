/** Who takes part in a group cart? Joining, leaving, being done (docs/api.md 7.7). Call inside a transaction. */

import { randomUUID } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import { sqlTime } from '../database/time.ts';
import type { View } from '../input/view.ts';
import { type CartRow, type Participant, participantByUuid } from '../queries/carts.ts';
import { updateBonusLines } from './bonus-lines.ts';

export function joinGroup({ store, now }: View, cart: CartRow, name: string): Participant | undefined {
  const uuid = randomUUID();
  insertRow(store, 'user_carts', { cart_id: cart.id, user_id: null, name, uuid, created_at: sqlTime(now) });
  return participantByUuid(store, uuid);
}

/** With their lines. Leaves the owner in, whose cart it is. */
export function removeMembers(view: View, cart: CartRow, uuids: string[]): void {
  const { store } = view;
  for (const uuid of uuids) {
    const member = participantByUuid(store, uuid);
    if (member?.cart_id !== cart.id || member.user_id === cart.owner_id) continue;
    store.run('DELETE FROM cart_lines WHERE user_cart_id = ?', member.id);
    store.run('DELETE FROM user_carts WHERE id = ?', member.id);
  }
  updateBonusLines(view, cart);
}

/** Done becomes choosing, and choosing done. */
export function toggleChoosing({ store }: View, { id, choosing }: Participant): void {
  store.run('UPDATE user_carts SET choosing = ? WHERE id = ?', choosing ? 0 : 1, id);
}
