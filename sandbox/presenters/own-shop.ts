/** What does somebody see of the shop they applied with (docs/api.md 16.1)? The latest, whatever its status. */

import type { View } from '../input/view.ts';
import { shopRows } from '../queries/shops.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentPerson } from './person.ts';
import { presentShopPage } from './shop-lists.ts';

export function presentOwnShop(view: View, userId: number): object | null {
  const sql = 'SELECT id FROM shops WHERE user_id = ? ORDER BY id DESC';
  const id = view.store.one<{ id: number }>(sql, userId)?.id;
  if (id === undefined) return null;
  const [row] = shopRows(view, [id]);
  const [page] = presentShopPage(view, id, Number.POSITIVE_INFINITY);
  return {
    ...page,
    user_id: userId,
    ...omitFalsy({ status_note: row?.status_note }),
    seller: presentPerson(view, userId),
  };
}
