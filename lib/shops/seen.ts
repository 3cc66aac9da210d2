/**
 * The shops whose pages were opened last in this browser: a readable cookie of their ids, newest first. Kept pages set no
 * cookie, so script writes it; it is deleted when the visitor signs out, or says so. Shared with the browser.
 */
import { parseIds } from '@/lib/shops/id-list';

/** The most shops that are remembered, because every request carries the cookie. */
const mostSeen = 5;

export function parseSeen(cookie: string | undefined): string[] {
  return parseIds(cookie, mostSeen);
}

/** Puts the shop in front. */
export function withSeen(ids: string[], id: string): string[] {
  return [id, ...ids.filter(other => other !== id)].slice(0, mostSeen);
}
