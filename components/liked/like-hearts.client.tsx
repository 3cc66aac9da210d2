'use client';

import { useEffect } from 'react';
import { formatLiked, likedCookie, likedCookieAge, parseLiked, toggled } from '@/lib/liked/liked';

/** Where script runs, a heart changes in place: the cookie is written here, and the view script paints it. */
export function LikeHearts() {
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter: heart } = event;
      if (!(form instanceof HTMLFormElement && form.id === 'like' && heart instanceof HTMLButtonElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const [, cookie] = new RegExp(`(?:^|; )${likedCookie}=([^;]*)`).exec(document.cookie) ?? [];
      const liked = formatLiked(toggled(parseLiked(cookie), heart.value));
      const secure = location.protocol === 'https:' ? '; secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where pages come by plain http.
      document.cookie = `${likedCookie}=${liked}; path=/; max-age=${likedCookieAge}; samesite=lax${secure}`;
      window.dispatchEvent(new Event('liked'));
    };
    // On the window and before React: it would post the form.
    window.addEventListener('submit', submit, true);
    return () => window.removeEventListener('submit', submit, true);
  }, []);

  return null;
}
