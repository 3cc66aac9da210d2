'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import useSWR from 'swr';

export interface LiveOrderProps {
  /** Answers 204 while nothing is new (app/api/orders/[id]/live). */
  url: string;
  /** Milliseconds between two questions. */
  pause: number;
}

/** Asks every few seconds whether an order has changed, while somebody is looking; marks the page while it cannot ask. */
export function LiveOrder({ url, pause }: LiveOrderProps) {
  const router = useRouter();
  useSWR(url, standing, {
    refreshInterval: pause,
    focusThrottleInterval: 1000,
    // Being offline is found out by asking.
    refreshWhenOffline: true,
    onSuccess: found => {
      markKept(found === 'unknown');
      if (found === 'changed') router.refresh();
    },
  });
  useEffect(() => () => markKept(false), []);
  return null;
}

/** "unknown" while nobody answers: the next question comes as soon as after an answer. */
async function standing(url: string): Promise<'same' | 'changed' | 'unknown'> {
  const status = await fetch(url, { cache: 'no-store' }).then(
    answer => answer.status,
    () => 503,
  );
  if (status >= 500) return 'unknown';
  return status === 204 ? 'same' : 'changed';
}

/** The worker of public/order-keeper.js sets the same mark on a page that it kept. */
function markKept(isKept: boolean) {
  document.documentElement.toggleAttribute('data-kept', isKept);
}
