/**
 * Lets one press at a time do its work, in all processes of the storefront, so that two presses at the same moment know
 * of each other (docs/decisions/063).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { sharedStore } from '@/lib/stores/shared-store';

/** Seconds after which the mark of a process that was killed expires: longer than a call of the API may take. */
const markLasts = 30;

/** Milliseconds between two renewals of the mark while the press is at work. */
const renewal = 10_000;

/** Milliseconds for which a press waits for the one before it: as long as an order may take. */
const patience = 20_000;

/** Milliseconds between two checks of the mark. */
const pause = 200;

/** Seconds for which the outcome is kept for presses that wait for it. */
const outcomeLasts = 60;

/**
 * Presses with the same mark work one after the other. A press that has waited shares the outcome of the one before if
 * `isShared` says so, otherwise it does the work too. Null where the one before takes longer than anybody would wait.
 */
export async function onePressAt<Outcome>(
  mark: string,
  press: () => Promise<Outcome>,
  isShared: (outcome: Outcome) => boolean = () => false,
): Promise<Outcome | null> {
  const owner = randomUUID();
  const until = Date.now() + patience;
  while (!(await sharedStore.claim(mark, owner, markLasts))) {
    const other = await outcomeOfOther<Outcome>(mark, until);
    if (other !== 'free') return other;
  }
  return pressAs(owner, mark, press, isShared);
}

/** "free" once the mark was released and the other press has left no outcome to share. */
async function outcomeOfOther<Outcome>(mark: string, until: number): Promise<Outcome | null | 'free'> {
  const other = await sharedStore.get(mark);
  if (other === null) return 'free';
  while ((await sharedStore.get(mark)) === other) {
    if (Date.now() > until) return null;
    await new Promise(resolve => setTimeout(resolve, pause));
  }
  const outcome = await sharedStore.get(outcomeKey(other));
  return outcome === null ? 'free' : JSON.parse(outcome);
}

async function pressAs<Outcome>(
  owner: string,
  mark: string,
  press: () => Promise<Outcome>,
  isShared: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  // If the mark cannot be renewed it expires, but the press goes on.
  const renew = () => sharedStore.set(mark, owner, markLasts).catch(() => undefined);
  const renewing = setInterval(renew, renewal);
  try {
    const outcome = await press();
    if (isShared(outcome)) await sharedStore.set(outcomeKey(owner), JSON.stringify(outcome), outcomeLasts);
    return outcome;
  } finally {
    clearInterval(renewing);
    await sharedStore.release(mark, owner);
  }
}

function outcomeKey(owner: string): string {
  return `press outcome ${owner}`;
}
