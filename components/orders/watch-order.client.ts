/** Asks every few seconds whether an order has changed, while somebody is looking; marks the page while it cannot ask. */

/** Milliseconds: a change is on the screen within five seconds. */
const pause = 3000;

/** Answers how to stop. `address` answers 204 while nothing is new (app/api/orders/[id]/live). */
export function watchOrder(address: string, onChange: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    clearTimeout(timer);
    if (document.hidden || signal.aborted) return;
    try {
      const { status } = await fetch(address, { signal, cache: 'no-store' });
      markKept(status >= 500);
      if (status < 500 && status !== 204) onChange();
    } catch {
      if (!signal.aborted) markKept(true);
    }
    if (!signal.aborted) timer = setTimeout(ask, pause);
  }

  const askNow = () => void ask();
  timer = setTimeout(ask, pause);
  document.addEventListener('visibilitychange', askNow, { signal });
  addEventListener('online', askNow, { signal });
  return () => {
    clearTimeout(timer);
    leaving.abort();
    markKept(false);
  };
}

/** The worker of public/order-keeper.js sets the same mark on a page that it kept. */
function markKept(isKept: boolean) {
  document.documentElement.toggleAttribute('data-kept', isKept);
}
