/** Remembers that the chat database did not answer, and tells listeners when it answers again. */
import 'server-only';
import { processWide } from '@/lib/stores/process-wide';

/** Milliseconds between two checks whether the database is back, while somebody listens. */
const pause = 2000;

interface Away {
  isAway: boolean;
  listeners: Set<() => void>;
  probe?: ReturnType<typeof setTimeout> | undefined;
}

const shared = processWide('doorstepChatsAway', (): Away => ({ isAway: false, listeners: new Set() }));

/** Calls `again` each time that the database answers after an outage. Returns the function that ends this. */
export function whenBack(again: () => void): () => void {
  shared.listeners.add(again);
  return () => shared.listeners.delete(again);
}

export function hasAnswered(): void {
  if (!shared.isAway) return;
  shared.isAway = false;
  for (const again of shared.listeners) again();
}

/** @param look asks the database anything, and says here that it has answered */
export function hasNotAnswered(look: () => Promise<unknown>): void {
  shared.isAway = true;
  if (shared.listeners.size === 0 || shared.probe !== undefined) return;
  shared.probe = setTimeout(() => {
    shared.probe = undefined;
    look().catch(() => {
      // Another question may have been answered in the meantime.
      if (shared.isAway) hasNotAnswered(look);
    });
  }, pause);
  shared.probe.unref();
}
