/** Whether one of several answers says that the session has ended; then the others do not matter. */
import type { Failure, Outcome } from '@/lib/api/client';

/** That answer; null where none says so. What was not asked is null. */
export function unauthorizedAmong(outcomes: (Outcome<unknown> | null)[]): Failure | null {
  for (const outcome of outcomes) if (outcome?.ok === false && outcome.why === 'unauthorized') return outcome;
  return null;
}
