/** With whom a chat is: the support desk, or a shop (docs/api.md 21.1, `roleId`). */
import { idShape } from '@/lib/api/shapes';

export const desk = 'admin';

/** Couriers have ids of another kind under the same field, so nobody could tell one from a shop (docs/decisions/095). */
export function isPartner(text: string): boolean {
  return text === desk || idShape.test(text);
}

/** Where a chat with somebody is opened, as a path without language. `order`: what it is about. */
export function chatPathWith(partner: string, order?: string): string {
  return `/chat/new?with=${partner}${order === undefined ? '' : `&order=${order}`}`;
}
