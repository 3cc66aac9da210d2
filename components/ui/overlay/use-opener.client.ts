/** Handles the buttons that open and close an overlay by `popoverTarget`, in place of the browser. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { hasNativePopovers, nativeOpen } from '@/components/ui/overlay/native-popovers.client';
import { openDrawer } from '@/components/ui/overlay/room-beside.client';
import { useNativeFocus } from '@/components/ui/overlay/use-native-focus.client';

interface Takeover {
  /** Whether the part that replaces the native popover is loaded. */
  isReady: boolean;
  /** Loads the part that fits the button. */
  warm: () => Promise<boolean>;
  setOpen: Dispatch<SetStateAction<boolean>>;
}

/** Returns the button that was pressed last to open it. */
export function useOpener(id: string, { isReady, warm, setOpen }: Takeover): HTMLElement | null {
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const press = (event: Event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>(`[popovertarget="${id}"]`) : null;
      if (button === null) return;
      const isClosing = button.getAttribute('popovertargetaction') === 'hide';
      if (!isClosing) setOpener(button);
      if (isLeftToBrowser(button, id, isReady)) return;
      event.preventDefault();
      // Safari does not focus a pressed button, but the focus has to return to it.
      button.focus({ preventScroll: true });
      // A part that does not load leaves all as it is; the next press tries again.
      warm().then(hasLoaded => hasLoaded && setOpen(isOpen => !isClosing && !isOpen));
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [id, isReady, warm, setOpen]);

  useNativeFocus(id, opener);
  return opener;
}

/**
 * Whether a press is left to the browser: while the native popover is open; on a button inside a native popover, which
 * the part would open below; and before the part is loaded. On a button in one of our drawers the press waits for the
 * part, because the native popover could not be reached there.
 */
function isLeftToBrowser(button: HTMLElement, id: string, isReady: boolean): boolean {
  if (!hasNativePopovers()) return false;
  if (button.closest('[popover]') !== null || document.getElementById(id)?.matches(nativeOpen)) return true;
  return !isReady && button.closest(openDrawer) === null;
}
