/** Finds the place in the menu where it says who is signed in: the menu's drawer stands anew each time it opens or closes. */
import { useEffect, useState } from 'react';

export function useAccountPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const find = () => setPlace(document.getElementById('account-facts'));
    find();
    const drawers = new MutationObserver(find);
    drawers.observe(document.body, { childList: true });
    // The browser's own drawer, of another page's header. The event does not bubble.
    document.addEventListener('beforetoggle', find, true);
    return () => {
      drawers.disconnect();
      document.removeEventListener('beforetoggle', find, true);
    };
  }, []);

  return place;
}
