/** Counts the time since the server made what a page shows. */
import { useLayoutEffect, useState } from 'react';

/**
 * Whole spans of `length` milliseconds since the page first showed the server's answer; null on the server
 * and before hydration. `since` only identifies that answer (it is not compared with this device's clock): a new one
 * starts the count again, even if the answer contains the same minutes.
 */
export function useElapsed(since: number, length: number): number | null {
  const [spans, setSpans] = useState<number | null>(null);
  // In a layout effect, so that no frame subtracts the old count from the new minutes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts the count again.
  useLayoutEffect(() => countSpans(length, setSpans), [since, length]);
  return spans;
}

/** Reports how many spans have passed: at once, each second, and when the page becomes visible. Returns the cleanup. */
export function countSpans(length: number, tell: (spans: number) => void): () => void {
  // The clock may be set back meanwhile; performance.now() is not, but stands still while most devices sleep.
  const start = { clock: Date.now(), awake: performance.now() };
  const count = () => {
    const passed = Math.max(Date.now() - start.clock, performance.now() - start.awake);
    tell(Math.floor(passed / length));
  };
  count();
  const timer = setInterval(count, 1000);
  document.addEventListener('visibilitychange', count);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', count);
  };
}
