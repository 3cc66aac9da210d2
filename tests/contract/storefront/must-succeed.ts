import type { Outcome } from '@/lib/api/client';

/** Returns the value of an outcome. @throws {Error} with the reason, where there is none. */
export function mustSucceed<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.value;
}
