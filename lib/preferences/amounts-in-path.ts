/**
 * Converts the amounts in a page's query after another currency was chosen: a list's price range. Those of the wallet's
 * pages name their currency. Pure.
 */

import { splitQuery } from '@/lib/paths/split-query';

const amounts = ['from', 'to'];

/** `factor`: units of the new currency for one of the former. A value that is no amount stays as it is. */
export function amountsTimes(path: string, factor: number): string {
  const [pathname, query] = splitQuery(path);
  const found = amounts.filter(name => /^[1-9]\d{0,9}$/.test(query.get(name) ?? ''));
  if (found.length === 0 || factor === 1) return path;
  for (const name of found) query.set(name, String(Math.max(1, Math.round(Number(query.get(name)) * factor))));
  return `${pathname}?${query}`;
}
