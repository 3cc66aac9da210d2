/** Which keys does a record show? Only the truthy ones, as API.md 1.8 says. */

/** Drops keys whose value is 0, "", null, false or missing; lists and objects stay, even empty ones. */
export function present<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value))) as Partial<Fields>;
}

/** "2023-06-01 09:12:44Z" from a stored "2023-06-01 09:12:44". */
export function isoish(stored: string | null | undefined): string | null {
  return stored ? `${stored}Z` : null;
}

/** The form in which dates are stored, UTC. */
export function stored(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment of a stored text. */
export function momentIn(stored: string): Date {
  return new Date(`${stored.replace(' ', 'T')}Z`);
}
