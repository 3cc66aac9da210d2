'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { onceSent } from '@/components/forms/once-answered.client';
import { patience } from '@/lib/read-json.client';

interface RefreshOnChangeProps {
  /** Answers 204 while nothing has changed (app/api/orders/[id]/live, app/api/parcels/[id]/live). */
  url: string;
  /** Milliseconds between two requests. */
  pause: number;
}

/**
 * Asks every few seconds whether an order or a parcel has changed, while the tab is visible, and refreshes its page then.
 * Marks the page while it cannot ask.
 */
export function RefreshOnChange({ url, pause }: RefreshOnChangeProps) {
  const router = useRouter();
  const stopWaiting = useRef(() => {});
  useSWR(url, readChange, {
    refreshInterval: pause,
    focusThrottleInterval: 1000,
    // Also while the browser says that it is offline: the failed request marks the page.
    refreshWhenOffline: true,
    onSuccess: found => {
      markKept(found === 'unknown');
      if (found !== 'changed') return;
      stopWaiting.current();
      stopWaiting.current = onceSent(() => router.refresh());
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another URL the answer to a form has shown the change.
  useEffect(() => () => stopWaiting.current(), [url]);
  useEffect(() => () => markKept(false), []);
  return null;
}

/**
 * "unknown" when the server cannot be reached or is late. Never throws and always ends, so that the next request
 * follows after the usual pause.
 */
async function readChange(url: string): Promise<'same' | 'changed' | 'unknown'> {
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (answer?.status === 204) return 'same';
  // A hotel's login page answers everything with 200.
  const isOurs = answer?.headers.get('Content-Type')?.includes('json') ?? false;
  return answer?.ok && isOurs ? 'changed' : 'unknown';
}

/** The service worker (public/order-keeper.js) sets the same mark on a page that it has stored. */
function markKept(isKept: boolean) {
  document.documentElement.toggleAttribute('data-kept', isKept);
}
