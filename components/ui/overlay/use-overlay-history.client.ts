/** Makes Back close an overlay and stay on the page: an open overlay has its own entry in the history. */
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { leavePlace } from '@/components/ui/page-turn/leave-place.client';

/** How many overlays are open at the current entry. */
const depthNow = (): number => history.state?.overlay ?? 0;

/** Calls `close` for Back, and when the page has turned: a link in an overlay leaves it open until then. */
export function useOverlayHistory(open: boolean, close: () => void): void {
  const page = `${usePathname()}?${useSearchParams()}`;
  const openedOn = useRef(page);
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    leavePlace();
    const depth = depthNow() + 1;
    history.pushState({ ...history.state, overlay: depth }, '');
    const follow = () => {
      if (depthNow() < depth) closeNow();
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      // Removes the overlay's entry, unless the press that closed it has given the entry to the next page. An overlay
      // above it that closes with it is removed first.
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
