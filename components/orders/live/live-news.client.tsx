'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { usePart } from '@/components/ui/use-part.client';

interface LiveNewsProps {
  /** Answers 204 while the page shows the newest version (app/api/orders/[id]/live, app/api/parcels/[id]/live). */
  url: string;
  /** Whether something may still change. */
  isLive: boolean;
  headline: string;
}

/** Milliseconds between two requests: a change is visible within five seconds. */
const pause = 3000;

const loadPolling = () =>
  import('@/components/orders/live/refresh-on-change.client').then(({ RefreshOnChange }) => RefreshOnChange);

/** Refreshes the page of an order or a parcel within seconds of a change, and announces the change. */
export function LiveNews({ url, isLive, headline }: LiveNewsProps) {
  const announced = useRef(headline);
  const [news, setNews] = useState('');
  const { part: RefreshOnChange, warm } = usePart(loadPolling);

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

  return (
    <>
      {/* No live region: the framework's announcer reads the page's new title, which is the same sentence. */}
      {news !== '' && (
        <Alert className="bg-butter font-semibold text-on-butter">
          <p>{news}</p>
        </Alert>
      )}
      {RefreshOnChange !== null && isLive && <RefreshOnChange url={url} pause={pause} />}
    </>
  );
}

function reload() {
  location.reload();
}
