/** How are moments written in answers? */

/** "2023-06-01 09:12:44Z" from a stored "2023-06-01 09:12:44". */
export function presentTime(stored: string | null | undefined): string | null {
  return stored ? `${stored}Z` : null;
}

/** ISO 8601 with microseconds, which JavaScript's clock does not have. */
export function timestamp(now: Date): string {
  return now.toISOString().replace('Z', '000Z');
}
