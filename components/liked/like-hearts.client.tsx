'use client';

import { useEffect } from 'react';
import { readCookie, writeCookie } from '@/lib/cookies.client';
import { formatLiked, parseLiked, toggled } from '@/lib/liked/liked';

/** Where script runs, a heart changes in place: the cookie is written here, and the view script paints it. */
export function LikeHearts() {
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter: heart } = event;
      if (!(form instanceof HTMLFormElement && form.id === 'like' && heart instanceof HTMLButtonElement)) return;
      event.preventDefault();
      event.stopPropagation();
      writeCookie('liked', formatLiked(toggled(parseLiked(readCookie('liked')), heart.value)));
      window.dispatchEvent(new Event('liked'));
    };
    // On the window and before React: it would post the form.
    window.addEventListener('submit', submit, true);
    return () => window.removeEventListener('submit', submit, true);
  }, []);

  return null;
}
