/** Returns the focus when a native popover over another one closes: browsers do it only for the lowest one. */
import { useEffect } from 'react';

export function useNativeFocus(id: string, opener: HTMLElement | null): void {
  useEffect(() => {
    if (opener === null || opener.closest('[popover]') === null) return;
    const lead = (event: Event) => {
      const { target } = event;
      if (!(event instanceof ToggleEvent && target instanceof Element && target.id === id)) return;
      const { activeElement } = document;
      const isLost = activeElement === document.body || target.contains(activeElement);
      if (event.newState === 'closed' && isLost) opener.focus({ preventScroll: true });
    };
    // The event does not bubble.
    document.addEventListener('toggle', lead, { capture: true });
    return () => document.removeEventListener('toggle', lead, { capture: true });
  }, [id, opener]);
}
