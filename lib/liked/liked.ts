/**
 * Which shops a visitor likes: kept in this browser alone (SPEC 9, API 15), in a readable cookie of shop ids, the
 * newest first. Signing in changes nothing about it, signing out forgets it.
 */
import { idShape } from '@/lib/api/shapes';

export const likedCookie = 'liked';

/** One year, in seconds. */
export const likedCookieAge = 31_536_000;

/** Shops. A cookie is sent with every request, so it stays small; the oldest goes when there is one more. */
export const mostLiked = 60;

/** "12.5": forged parts cost only themselves. */
export function parseLiked(cookie: string | undefined): string[] {
  const ids = (cookie ?? '').split('.').filter(id => idShape.test(id));
  return [...new Set(ids)].slice(0, mostLiked);
}

export function formatLiked(ids: string[]): string {
  return ids.join('.');
}

/** Liked becomes not liked, and the other way round. */
export function toggled(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [id, ...ids].slice(0, mostLiked);
}

/** The rules that fill these shops' hearts and change their words (liked.css); the view script writes the same. */
export function likedRules(ids: string[]): string {
  return ids.map(id => `.heart[value="${id}"]{--fill:currentColor;--like:none;--unlike:inline}`).join('');
}
