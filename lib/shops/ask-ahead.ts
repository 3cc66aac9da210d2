/** Requests the answers for a shop's page before the shop itself has been read. */
import 'server-only';
import { isKnownShop } from '@/lib/shops/known-shops';

/**
 * The parts of a shop's page depend only on the shop's id, which the path contains; so they are requested together with
 * the shop, not after it (docs/decisions/147). Components request them again when they show them, and get the same
 * answers (lib/api/public.ts). Only for shops that a list or a page has named before: for a made-up id nothing is
 * requested but whether the shop exists, and nothing is kept.
 */
export function askAhead(shopId: string, ...questions: ((shopId: string) => Promise<unknown>)[]): void {
  if (!isKnownShop(shopId)) return;
  // The component that awaits the same answer handles a failure.
  for (const ask of questions) ask(shopId).catch(() => {});
}
