/** Counts the time since the server made what a page shows. */
import { useLayoutEffect, useState } from 'react';

/**
 * Whole spans of `length` milliseconds since the page showed what the server made at `since`; null where no script
 * counts. `since` is compared with nothing but itself: another one counts anew, even where the server says the same
 * minutes again.
 */
export function useElapsed(since: number, length: number): number | null {
  const [spans, setSpans] = useState<number | null>(null);
  // In a layout effect, so that no frame takes the old count from the new minutes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer of the server counts anew.
  useLayoutEffect(() => countSpans(length, setSpans), [since, length]);
  return spans;
}

/** Tells how many spans have passed: at once, each second, and when the page is seen again. Returns what ends it. */
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
