/**
 * Remembers, in all processes, calls that the API may still carry out although we have stopped waiting for them: while
 * it may, a press that looks for their result finds nothing, and must not send the same again. That would make a thing
 * twice, and turn a switch back.
 */
import 'server-only';
import { type Failure, mayStillRunFor } from '@/lib/api/client';
import { sharedStore } from '@/lib/stores/shared-store';

/** What the call makes, or which switch it turns. One call at a time does, for each customer, order, cart or participant. */
type Work = 'application' | 'done' | 'group' | 'parcel' | 'refund' | 'table';

/** Does nothing about a failure that was certainly the end of its call. */
export async function noteIfLate(work: Work, whose: string, failure: Failure): Promise<void> {
  if (failure.why === 'offline' && failure.mayStillRun)
    await sharedStore.set(keyOf(work, whose), 'yes', mayStillRunFor);
}

export async function mayComeLate(work: Work, whose: string): Promise<boolean> {
  return (await sharedStore.get(keyOf(work, whose))) !== null;
}

function keyOf(work: Work, whose: string): string {
  return `${work}-late ${whose}`;
}
