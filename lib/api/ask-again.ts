/** Repeats a call once where its answer was lost and the result must be known. */
import type { Failure } from '@/lib/api/client';

/**
 * Waits a little longer than the second for which lib/api/client.ts refuses to call an API that has just timed out. An
 * ended session is not asked again: the answer would be the same.
 */
export async function askAgain<O extends { ok: true } | Failure>(ask: () => Promise<O>): Promise<O> {
  const first = await ask();
  if (first.ok || first.why === 'unauthorized') return first;
  await new Promise(resolve => setTimeout(resolve, 1200));
  return ask();
}
