/**
 * The shops that a visitor likes: a readable cookie of shop ids, newest first, known to this browser alone (docs/api.md
 * 15, docs/decisions/022). It is kept when the visitor signs in and deleted when they sign out.
 */
import { formatIds, parseIds } from '@/lib/shops/id-list';

/**
 * The largest number of shops (docs/behaviour.md 9). With one more the oldest is dropped, because every request carries
 * the cookie.
 */
export const mostLiked = 60;

/** Reads "12.5". */
export function parseLiked(cookie: string | undefined): string[] {
  return parseIds(cookie, mostLiked);
}

export const formatLiked = formatIds;

/** Likes the shop, or stops liking it. */
export function toggleLiked(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [id, ...ids].slice(0, mostLiked);
}

/** The CSS rules that fill these shops' hearts and switch their labels (liked.css). The view script writes the same. */
export function likedRules(ids: string[]): string {
  return ids.map(id => `.heart[value="${id}"]{--fill:currentColor;--like:none;--unlike:inline}`).join('');
}
