/**
 * Lets one press at a time do its work, in all processes of the storefront, so that two that meet know of each other
 * (docs/decisions/063).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { sharedStore } from '@/lib/stores/shared-store';

/** Seconds until the mark of a process that was killed runs out: longer than a call of the API may take. */
const markLasts = 30;

/** Milliseconds from one renewal of the mark to the next, while the press goes on. */
const renewal = 10_000;

/** Milliseconds for which a press waits for the one before it: as long as an order may take. */
const patience = 20_000;

/** Milliseconds between two looks at the mark. */
const pause = 200;

/** Seconds for which the outcome is there for those who wait. */
const outcomeLasts = 60;

/**
 * Presses with the same mark work one after the other. Whoever has waited shares the outcome of the one before where
 * `isShared` says so, else does the work too. Null where that one takes longer than anybody would wait.
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

/** "free" once the mark is given back and the other press has left nothing to share. */
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
  // A mark that cannot be renewed runs out; the press goes on.
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
