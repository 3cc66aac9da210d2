/** Finds out whether one of several answers says that the session has ended; then the others do not matter. */
import type { Failure, Outcome } from '@/lib/api/client';

/** Returns that answer, or null. An outcome of null stands for a call that was not made. */
export function unauthorizedAmong(outcomes: (Outcome<unknown> | null)[]): Failure | null {
  for (const outcome of outcomes) if (outcome?.ok === false && outcome.why === 'unauthorized') return outcome;
  return null;
}
