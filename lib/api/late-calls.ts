/**
 * Remembers, in all processes, calls that the API may still carry out although we have stopped waiting for them: while
 * it may, a press that looks for their result finds nothing, and must not send the same again.
 */
import 'server-only';
import { type Failure, mayStillRunFor } from '@/lib/api/client';
import { sharedStore } from '@/lib/stores/shared-store';

/** What the call makes. A customer makes one at a time. */
type Made = 'application' | 'parcel' | 'table';

/** Does nothing about a failure that was certainly the end of its call. */
export async function noteIfLate(made: Made, customerId: string, failure: Failure): Promise<void> {
  if (failure.why === 'offline' && failure.mayStillRun)
    await sharedStore.set(keyOf(made, customerId), 'yes', mayStillRunFor);
}

export async function mayComeLate(made: Made, customerId: string): Promise<boolean> {
  return (await sharedStore.get(keyOf(made, customerId))) !== null;
}

function keyOf(made: Made, customerId: string): string {
  return `${made}-late ${customerId}`;
}
