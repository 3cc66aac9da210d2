/** Follows the buttons that open and close an overlay by `popoverTarget`, wherever in the page they stand. */
import { useEffect, useState } from 'react';

/** `isReady`: the part that takes over has been loaded; until then a press is left to the browser. `point`: load it. */
export function useOpener(id: string, isReady: boolean, point: () => void) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const buttonOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>(`[popovertarget="${id}"]`) : null;
    const pointed = (event: Event) => {
      if (buttonOf(event)) point();
    };
    const pressed = (event: Event) => {
      const button = buttonOf(event);
      if (button === null || !isReady || document.getElementById(id)?.matches(':popover-open')) return;
      event.preventDefault();
      const isClosing = button.getAttribute('popovertargetaction') === 'hide';
      if (!isClosing) setOpener(button);
      setOpen(isAlreadyOpen => !isClosing && !isAlreadyOpen);
    };
    const intents = ['pointerover', 'focusin'];
    for (const intent of intents) document.addEventListener(intent, pointed);
    document.addEventListener('click', pressed);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, pointed);
      document.removeEventListener('click', pressed);
    };
  }, [id, isReady, point]);

  return { opener, isOpen, setOpen };
}
