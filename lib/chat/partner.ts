/** The partner of a chat: the support desk, or a shop (docs/api.md 21.1, `roleId`). */
import { idShape } from '@/lib/api/shapes';

export const desk = 'admin';

/**
 * Only these two: the same field may also hold a courier's id, which cannot be told from a shop's (docs/decisions/096).
 */
export function isPartner(text: string): boolean {
  return text === desk || idShape.test(text);
}

/** The path, without language, of the chat with this partner. `order`: the order that it is about. */
export function chatPathWith(partner: string, order?: string): string {
  return `/chat/new?with=${partner}${order === undefined ? '' : `&order=${order}`}`;
}
