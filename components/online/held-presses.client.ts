/**
 * Holds the changes of the cart back while there is no connection. They wait in the cart's own line, each behind a lock
 * (cart-store.client.ts, docs/decisions/013): whoever holds the lock holds the line, in all tabs. Orders are no changes of
 * the cart: nothing that orders or pays ever waits here.
 */
import { type CartStore, cartStore } from '@/components/cart/cart-store.client';

type Waiting = ReturnType<CartStore['waiting']>;

const stored = 'presses';
const lock = 'cart';

/** Whether any wait, of this tab or of another one. */
export async function doPressesWait(): Promise<boolean> {
  const { pending = [] } = (await navigator.locks?.query()) ?? {};
  return pending.some(({ name, mode }) => name === lock && mode === 'exclusive');
}

/** Returns a function that lets them go. What waits outlives a change of the page, in this tab. */
export function holdPresses(): () => void {
  const left = new AbortController();
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  // Shared: several tabs may hold it at once, and whoever waits for it alone is a press.
  void navigator.locks?.request(lock, { mode: 'shared' }, () => held);
  const store = () => {
    const waiting = cartStore.waiting();
    if (waiting.length > 0) keep(waiting);
  };
  addEventListener('pagehide', store, { signal: left.signal });
  return () => {
    left.abort();
    letGo();
  };
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
