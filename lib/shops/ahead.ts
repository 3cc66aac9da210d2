/** Begins with the questions of a shop's page before the shop itself has been read. */
import 'server-only';
import { isKnownShop } from '@/lib/shops/known-shops';

/**
 * What stands on a shop's page follows from its number alone, which the path has: so it is asked for beside the shop, not
 * behind it (docs/decisions/147). Whoever shows an answer asks for it again and gets this one (lib/api/public.ts). Only of a
 * shop that a list or a page has named before: of a number that is made up nothing is asked but whether there is such a
 * shop, and nothing is kept.
 */
export function askAhead(shopId: string, ...questions: ((shopId: string) => Promise<unknown>)[]): void {
  if (!isKnownShop(shopId)) return;
  // Whoever awaits the same answer is told of a failure.
  for (const ask of questions) ask(shopId).catch(() => {});
}
