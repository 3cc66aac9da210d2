import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the top of the next page once it is rendered. The router scrolls only where the first new element is out
 * of sight, which leaves a shop in the middle of its menu. This runs with the new page, before it is painted.
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
