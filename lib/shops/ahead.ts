/** Begins with the questions of a shop's page before it is known what the shop is. */
import 'server-only';
import { idShape } from '@/lib/api/shapes';

/**
 * What stands on a shop's page follows from its number alone, which the path has: so it is asked for beside the shop, not
 * behind it (docs/decisions/147). Whoever shows an answer asks for it again and gets this one (lib/api/public.ts). Of a
 * shop that a path names by its uuid the number is not known yet, and nothing is asked.
 *
 * Anybody can make up a number. So what the API answers for a shop that it does not have is not kept, or lies where
 * inventable answers do (lib/cache.ts).
 */
export function askAhead(shopId: string, ...questions: ((shopId: string) => Promise<unknown>)[]): void {
  if (!idShape.test(shopId)) return;
  // Whoever awaits the same answer is told of a failure.
  for (const ask of questions) ask(shopId).catch(() => {});
}
