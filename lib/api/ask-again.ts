/** Asks once more where it matters to know, after a call that has got no answer. */
import type { Failure } from '@/lib/api/client';

/**
 * Waits a little longer than the second for which lib/api/client.ts does not call an API that has just timed out. An
 * ended session answers nothing else a second time.
 */
export async function askAgain<O extends { ok: true } | Failure>(ask: () => Promise<O>): Promise<O> {
  const first = await ask();
  if (first.ok || first.why === 'unauthorized') return first;
  await new Promise(resolve => setTimeout(resolve, 1200));
  return ask();
}
