import { useLayoutEffect } from 'react';

let startsAtTop = false;

/** Whether a page is being rendered that a press leads to, and that will be shown from its top. */
export function isTurningToTop(): boolean {
  return startsAtTop;
}

/**
 * Scrolls to the top of the next page in the frame that shows it first. The router scrolls only where the first new
 * element is out of sight, which leaves a shop in the middle of its menu; and it measures while it renders, so that the
 * browser lays out the page twice.
 *
 * @returns a function to be called with each press: whether the page that it leads to starts at its top
 */
export function usePageTop(isPending: boolean): (isWanted: boolean) => void {
  useLayoutEffect(() => {
    if (isPending || !startsAtTop) return;
    startsAtTop = false;
    requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }));
  }, [isPending]);
  return setStartsAtTop;
}

function setStartsAtTop(isWanted: boolean): void {
  startsAtTop = isWanted;
}
