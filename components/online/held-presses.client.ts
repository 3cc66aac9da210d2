/**
 * Holds the changes of the cart back while there is no connection: those of this tab, in the store's own line. Each tab
 * finds out for itself whether there is a connection, and none waits for another one, which nobody may see any more
 * (docs/decisions/106). Orders are no changes of the cart: nothing that orders or pays ever waits here.
 */
import { type CartStore, cartStore } from '@/components/cart/cart-store.client';

type Waiting = ReturnType<CartStore['waiting']>;

const stored = 'presses';

export function doPressesWait(): boolean {
  return cartStore.waiting().length > 0;
}

/** Returns a function that lets them go. */
export function holdPresses(): () => void {
  let letGo = () => {};
  cartStore.setting.until = new Promise(resolve => {
    letGo = resolve;
  });
  return letGo;
}

/**
 * Has what waits outlive the page, in its tab: it is handed over to the next page when this one is left, and taken back
 * where the browser shows this one again. Returns a function that ends it.
 */
export function carryPresses(): () => void {
  const left = new AbortController();
  const { signal } = left;
  const handOver = () => {
    const waiting = cartStore.handOver();
    if (waiting.length > 0) keep([...takeKept(), ...waiting]);
  };
  addEventListener('pagehide', handOver, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && takeUpPresses(), { signal });
  return () => left.abort();
}

/** Puts what waited on an earlier page back into line, in its order. */
export function takeUpPresses(): void {
  for (const { change, effects } of takeKept()) void cartStore.change(change, ...effects);
}

/** A browser that takes no cookies refuses its storage too, by throwing: then what waits ends with its page. */
function keep(waiting: Waiting): void {
  try {
    sessionStorage.setItem(stored, JSON.stringify(waiting));
  } catch {}
}

function takeKept(): Waiting {
  try {
    const kept = sessionStorage.getItem(stored);
    sessionStorage.removeItem(stored);
    return kept === null ? [] : JSON.parse(kept);
  } catch {
    return [];
  }
}
