'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Refreshes a list that was left open as soon as its tab is visible again. */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) router.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [router]);
  return null;
}
