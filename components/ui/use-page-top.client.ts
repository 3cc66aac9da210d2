import { useEffect, useLayoutEffect } from 'react';

/** The address that a press leads away from, while the page that it leads to is on its way and wants its top. */
let leftBehind: string | null = null;

/** Whether a page is being rendered that a press leads to, and that will be shown from its top. */
export function isTurningToTop(): boolean {
  return leftBehind !== null;
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
    if (isPending || leftBehind === null) return;
    leftBehind = null;
    requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }));
  }, [isPending]);

  // Who goes back before the page has come gets the one before, where they were in it.
  useEffect(() => {
    const giveUp = () => {
      // An overlay that closes goes back too, and stays on its page.
      if (location.href !== leftBehind) leftBehind = null;
    };
    addEventListener('popstate', giveUp);
    return () => removeEventListener('popstate', giveUp);
  }, []);

  return setStartsAtTop;
}

function setStartsAtTop(isWanted: boolean): void {
  leftBehind = isWanted ? location.href : null;
}
