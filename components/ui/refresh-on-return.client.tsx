'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Refreshes a page that was left open as soon as its tab is visible again. */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      // Without a connection the router would leave the page for the browser's own error page. Once there is one again,
      // components/online/online-bar.client.tsx refreshes the page.
      if (!document.hidden && navigator.onLine) router.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [router]);
  return null;
}
