/** Lists of shops' ids as cookies hold them: "12.5", the newest first. Shared with the browser. */
import { idShape } from '@/lib/api/shapes';

/** Drops parts that are not ids, and returns at most `most` of the others. */
export function parseIds(cookie: string | undefined, most: number): string[] {
  const ids = (cookie ?? '').split('.').filter(id => idShape.test(id));
  return [...new Set(ids)].slice(0, most);
}

export function formatIds(ids: string[]): string {
  return ids.join('.');
}
