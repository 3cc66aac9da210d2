/** Loads a part of the page when it is about to be needed: pointed at, focused or pressed. */
import { useCallback, useState } from 'react';

/** Milliseconds that a press waits for its part; after that it follows the link underneath. */
const timeout = 2_000;

/**
 * `load` must be the same function in every render. `warm` loads ahead. `want` resolves to false when the part does not
 * load in time, so that the press can fall back on what works without it.
 */
export function usePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const warm = useCallback(
    () =>
      load().then(
        loaded => {
          setPart(() => loaded);
          return true;
        },
        () => false,
      ),
    [load],
  );
  const want = useCallback(
    () => Promise.race([warm(), new Promise<boolean>(resolve => setTimeout(resolve, timeout, false))]),
    [warm],
  );
  return { part, warm, want };
}
