/**
 * Holds the changes of the cart back while there is no connection: those of this tab, in the store's own queue. Each
 * tab finds out for itself whether there is a connection, and none waits for another, which may be hidden for ever
 * (docs/decisions/106). Orders are no changes of the cart: nothing that orders or pays waits here.
 */
import { type CartStore, cartStore, mayBeSent } from '@/components/cart/cart-store.client';

type Unanswered = ReturnType<CartStore['unanswered']>;

const stored = 'presses';

export function doPressesWait(): boolean {
  return cartStore.unanswered().length > 0;
}

/** Returns the function that releases them. */
export function holdPresses(): () => void {
  let letGo = () => {};
  cartStore.setting.until = new Promise(resolve => {
    letGo = resolve;
  });
  return letGo;
}

/**
 * Keeps waiting changes in the tab's storage: they are handed over to the next page when this one is left, and taken
 * back where the browser shows this one again. Returns the function that ends it.
 */
export function carryPresses(): () => void {
  const left = new AbortController();
  const { signal } = left;
  const handOver = () => {
    const notSent = cartStore.handOver();
    if (notSent.length > 0) keep([...takeKept(), ...notSent]);
  };
  addEventListener('pagehide', handOver, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && takeUpPresses(), { signal });
  return () => left.abort();
}

/** Puts changes that waited on an earlier page back into the queue, in order. */
export function takeUpPresses(): void {
  for (const { change, effects } of takeKept().filter(mayBeSent)) void cartStore.change(change, ...effects);
}

/** A browser that takes no cookies denies its storage too, by throwing: then waiting changes end with their page. */
function keep(waiting: Unanswered): void {
  try {
    sessionStorage.setItem(stored, JSON.stringify(waiting));
  } catch {}
}

function takeKept(): Unanswered {
  try {
    const kept = sessionStorage.getItem(stored);
    sessionStorage.removeItem(stored);
    return kept === null ? [] : JSON.parse(kept);
  } catch {
    return [];
  }
}
