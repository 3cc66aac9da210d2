/** Back closes an overlay and stays on the page: an open one has an entry of its own in the history. */
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How many overlays are open at the current entry. */
const depthNow = (): number => history.state?.overlay ?? 0;

/** Calls `close` for Back, and when the page has turned: a link in an overlay leaves it open until then. */
export function useOverlayHistory(open: boolean, close: () => void): void {
  const page = `${usePathname()}?${useSearchParams()}`;
  const openedOn = useRef(page);
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    const depth = depthNow() + 1;
    history.pushState({ ...history.state, overlay: depth }, '');
    const follow = () => {
      if (depthNow() < depth) closeNow();
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      // Takes its entry away, unless the press that closed it has given the entry to the next page. One that lies over it
      // and closes with it goes first.
      const leave = () => {
        if (depthNow() === depth) history.back();
        else if (depthNow() > depth) addEventListener('popstate', leave, { once: true });
      };
      setTimeout(leave);
    };
  }, [open]);

  useEffect(() => {
    if (page !== openedOn.current && open) closeNow();
    openedOn.current = page;
  }, [page, open]);
}
