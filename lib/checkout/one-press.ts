/**
 * Lets one press at a time work on a cart, in all processes of the storefront: while one is under way, no other may
 * order, nor say that nothing was ordered (docs/decisions/063).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { CartKey, OrderOutcome } from '@/lib/checkout/order-outcome';
import { sharedStore } from '@/lib/shared-store';

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

/** Answers "underWay" where the press before this one takes longer than anybody would wait. */
export async function onePress(cart: CartKey, press: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
  const mark = `press ${cart.customerId} ${cart.cartId}`;
  const owner = randomUUID();
  const until = Date.now() + patience;
  while (!(await sharedStore.claim(mark, owner, markLasts))) {
    const outcome = await outcomeOfOther(mark, until);
    if (outcome !== null) return outcome;
  }
  return pressAs(owner, mark, press);
}

/** Null once the mark is free and the other press has left nothing to share. */
async function outcomeOfOther(mark: string, until: number): Promise<OrderOutcome | null> {
  const other = await sharedStore.get(mark);
  if (other === null) return null;
  while ((await sharedStore.get(mark)) === other) {
    if (Date.now() > until) return { kind: 'underWay' };
    await new Promise(resolve => setTimeout(resolve, pause));
  }
  const outcome = await sharedStore.get(outcomeKey(other));
  return outcome === null ? null : JSON.parse(outcome);
}

async function pressAs(owner: string, mark: string, press: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
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

/** After a press that ordered nothing, whoever waits tries for themselves: something else may stand in their form. */
function isShared({ kind }: OrderOutcome): boolean {
  return !['stopped', 'notReached', 'refused', 'cartGone'].includes(kind);
}

function outcomeKey(owner: string): string {
  return `press outcome ${owner}`;
}
