/** Tells whether the native popover is open: a press before its part was loaded has opened that one. */
import { useEffect, useState } from 'react';
import { hasNativePopovers, nativeOpen } from '@/components/ui/overlay/native-popovers.client';

export function useIsNativeOpen(id: string): boolean {
  const [isOpen, setOpen] = useState(() => document.getElementById(id)?.matches(nativeOpen) ?? false);

  useEffect(() => {
    if (!hasNativePopovers()) return;
    const follow = (event: Event) => {
      if (event instanceof ToggleEvent && (event.target as Element).id === id) setOpen(event.newState === 'open');
    };
    // The event does not bubble.
    document.addEventListener('toggle', follow, { capture: true });
    return () => document.removeEventListener('toggle', follow, { capture: true });
  }, [id]);

  return isOpen;
}
