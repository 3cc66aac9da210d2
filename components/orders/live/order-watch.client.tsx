'use client';

import { useEffect, useRef, useState } from 'react';
import { keepOrder } from '@/components/orders/live/keep-order.client';
import { Alert } from '@/components/ui/alert';
import { usePart } from '@/components/ui/use-part.client';

interface OrderWatchProps {
  id: string;
  /** The version that the page shows (lib/orders/progress/version.ts). */
  version: string;
  /** The part of the version whose changes are worth storing the page again for when there is no connection. */
  state: string;
  isOpen: boolean;
  /** Whether something may still change: the order, or what is known of its tip. */
  isLive: boolean;
  headline: string;
}

/** Milliseconds between two requests: a change is visible within five seconds. */
const pause = 3000;

const loadLive = () => import('@/components/orders/live/live-order.client').then(({ LiveOrder }) => LiveOrder);

/**
 * Refreshes the page within seconds of a change, announces the change, and stores the page for when there is no
 * connection.
 */
export function OrderWatch({ id, version, state, isOpen, isLive, headline }: OrderWatchProps) {
  const announced = useRef(headline);
  const [news, setNews] = useState('');
  const { part: Live, warm } = usePart(loadLive);

  useEffect(() => {
    if (!isLive) return;
    const unmounted = new AbortController();
    // Loads the polling part when the first request is due, and tries again while the server cannot be reached.
    const timer = setInterval(async () => {
      if (await warm()) clearInterval(timer);
      // A page that was opened without a connection is reloaded completely once there is one.
      else addEventListener('online', reload, { signal: unmounted.signal });
    }, pause);
    return () => {
      clearInterval(timer);
      unmounted.abort();
    };
  }, [isLive, warm]);

  useEffect(() => {
    if (announced.current === headline) return;
    announced.current = headline;
    setNews(headline);
  }, [headline]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another page to keep.
  useEffect(() => keepOrder(isOpen), [state, isOpen]);

  return (
    <>
      {/* No live region: the framework's announcer reads the page's new title, which is the same sentence. */}
      {news !== '' && (
        <Alert className="bg-butter font-semibold text-on-butter">
          <p>{news}</p>
        </Alert>
      )}
      {Live !== null && isLive && (
        <Live url={`/api/orders/${id}/live?seen=${encodeURIComponent(version)}`} pause={pause} />
      )}
    </>
  );
}

function reload() {
  location.reload();
}
