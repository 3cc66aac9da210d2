/** Says of a call that failed what is known: whether anything has changed. */
import type { Failure } from '@/lib/api/client';
import { type Refusal, refuse } from '@/lib/forms/refusal';

/** For a call that only reads: the one that changes something was not made. */
export function refuseUnread({ why }: Pick<Failure, 'why'>): Refusal {
  return refuse(why === 'offline' ? 'unchanged' : 'refused');
}

/** For a call that changes something: after a lost answer nobody knows whether it has. */
export function refuseUnwritten(failure: Failure): Refusal {
  return failure.why === 'offline' && failure.turnedAway === undefined ? refuse('unheard') : refuseUnread(failure);
}
