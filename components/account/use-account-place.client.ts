/**
 * Finds the element of the menu that shows who is signed in: the menu's drawer is a new element each time it opens or
 * closes.
 */
import { useEffect, useState } from 'react';

export function useAccountPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const find = () => setPlace(document.getElementById('account-facts'));
    find();
    const drawers = new MutationObserver(find);
    drawers.observe(document.body, { childList: true });
    // For the browser's own drawer in another page's header. The event does not bubble.
    document.addEventListener('beforetoggle', find, true);
    return () => {
      drawers.disconnect();
      document.removeEventListener('beforetoggle', find, true);
    };
  }, []);

  return place;
}
