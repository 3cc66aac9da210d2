import type { Outcome } from '@/lib/api/client';

/** @throws {Error} with the reason, where there is no value. */
export function good<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.value;
}
