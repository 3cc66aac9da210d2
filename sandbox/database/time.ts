/** How are moments stored? As UTC text that sorts by time and that SQLite's date functions read. */

/** "2023-06-01 09:12:44" */
export function sqlTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

export function parseSqlTime(stored: string): Date {
  return new Date(`${stored.replace(' ', 'T')}Z`);
}
