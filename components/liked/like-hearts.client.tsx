'use client';

import { useEffect } from 'react';
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';
import { formatLiked, parseLiked, toggleLiked } from '@/lib/liked/liked';

/** Changes a heart in place where script runs: writes the cookie here, and has the view script paint it. */
export function LikeHearts() {
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter: heart } = event;
      if (!(form instanceof HTMLFormElement && form.id === 'like' && heart instanceof HTMLButtonElement)) return;
      event.preventDefault();
      event.stopPropagation();
      writeCookie('liked', formatLiked(toggleLiked(parseLiked(readCookie('liked')), heart.value)));
      window.dispatchEvent(new Event('liked'));
    };
    // Listens on the window in the capture phase, before React, which would post the form.
    window.addEventListener('submit', submit, true);
    return () => window.removeEventListener('submit', submit, true);
  }, []);

  return null;
}
