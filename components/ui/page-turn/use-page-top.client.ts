import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isInSight } from '@/components/ui/is-in-sight.client';

/** The URL of the page that is being left, while a page loads that will be shown from its top. */
let leftBehind: string | null = null;

/** Whether a page is being rendered that will be shown from its top. */
export function isTurningToTop(): boolean {
  return leftBehind !== null;
}

/**
 * Scrolls to the top of the next page in the frame that first shows it. The router scrolls only if the first new
 * element is out of view, which would open a shop in the middle of its menu; and it measures while it renders, which
 * makes the browser lay out the page twice.
 *
 * Marks the document with `data-returned` where a page is not shown from its top, as after Back: then all its sections are
 * laid out (home.css, menu.css). Firefox would restore the scroll position over the heights that are estimated for
 * sections out of sight, and move with each that it lays out: hundreds of pixels off on the home page and in a long menu.
 *
 * @returns a function to call on each press of a link: whether the next page is to be shown from its top
 */
export function usePageTop(isPending: boolean): (isWanted: boolean) => void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  // In the commit that shows the page: Firefox fires popstate and scrolls right after it.
  useLayoutEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    document.documentElement.toggleAttribute('data-returned', leftBehind === null);
  }, [pathname]);

  useLayoutEffect(() => {
    if (isPending || leftBehind === null) return;
    leftBehind = null;
    requestAnimationFrame(beginAtTop);
  }, [isPending]);

  // Going back before the page has loaded restores the previous page and its scroll position.
  useEffect(() => {
    const giveUp = () => {
      // Closing an overlay goes back in history too, but stays on the same page.
      if (location.href !== leftBehind) leftBehind = null;
    };
    addEventListener('popstate', giveUp);
    return () => removeEventListener('popstate', giveUp);
  }, []);

  return setStartsAtTop;
}

/** A link of the footer stays, and would keep the focus far below. */
function beginAtTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  if (document.activeElement !== null && !isInSight(document.activeElement))
    document.getElementById('content')?.focus({ preventScroll: true });
}

function setStartsAtTop(isWanted: boolean): void {
  leftBehind = isWanted ? location.href : null;
}
