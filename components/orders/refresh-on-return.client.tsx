'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** A list that was left open is right again as soon as somebody looks at it. */
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
