/** Handles the buttons that open and close an overlay by `popoverTarget`, in place of the browser. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** Returns the button that was pressed last. Leaves a native popover that is already open to the browser. */
export function useOpener(id: string, setOpen: Dispatch<SetStateAction<boolean>>): HTMLElement | null {
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const press = (event: Event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>(`[popovertarget="${id}"]`) : null;
      if (button === null || document.getElementById(id)?.matches(':popover-open')) return;
      event.preventDefault();
      // Safari does not focus a pressed button, but the focus has to return to it.
      button.focus({ preventScroll: true });
      const isClosing = button.getAttribute('popovertargetaction') === 'hide';
      if (!isClosing) setOpener(button);
      setOpen(isOpen => !isClosing && !isOpen);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [id, setOpen]);

  return opener;
}
