/**
 * Returns the focus to the element that had it when an overlay opened; Radix does that only for its own triggers. An
 * element of another overlay that this one took the place of is gone: then to the page's content.
 */
import { useRef } from 'react';

export function useReturnedFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const to = opener.current?.isConnected ? opener.current : document.getElementById('content');
      if (to instanceof HTMLElement) to.focus({ preventScroll: true });
    },
  };
}
