/** Tells whether the native popover is open: a press before its part was loaded has opened that one. */
import { useEffect, useState } from 'react';

export function useIsNativeOpen(id: string): boolean {
  const [isOpen, setOpen] = useState(() => document.getElementById(id)?.matches(':popover-open') ?? false);

  useEffect(() => {
    const follow = (event: Event) => {
      if (event instanceof ToggleEvent && (event.target as Element).id === id) setOpen(event.newState === 'open');
    };
    // The event does not bubble.
    document.addEventListener('toggle', follow, { capture: true });
    return () => document.removeEventListener('toggle', follow, { capture: true });
  }, [id]);

  return isOpen;
}
