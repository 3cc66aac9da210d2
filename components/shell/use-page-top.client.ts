import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows the next page from its top, once what it answers is set. The router scrolls only where the first thing that is
 * new is out of sight, which leaves a shop in the middle of its menu. This runs with the new page, before it is painted.
 */
export function usePageTop(isPending: boolean): RefObject<boolean> {
  const startsAtTop = useRef(false);
  useLayoutEffect(() => {
    if (isPending || !startsAtTop.current) return;
    startsAtTop.current = false;
    scrollTo({ top: 0, behavior: 'instant' });
  }, [isPending]);
  return startsAtTop;
}
