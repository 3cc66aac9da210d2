'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { keepOrder } from '@/components/orders/keep-order.client';
import type { LiveOrderProps } from '@/components/orders/live-order.client';
import { Alert } from '@/components/ui/alert';

interface OrderWatchProps {
  id: string;
  /** What the page shows (lib/orders/version.ts). */
  version: string;
  /** The part of it that is worth keeping anew for when there is no connection. */
  state: string;
  isOpen: boolean;
  headline: string;
}

/** Milliseconds between two questions: a change is on the screen within five seconds. */
const pause = 3000;

/** Renews the page within seconds of a change, says what changed, and keeps it for when there is no connection. */
export function OrderWatch({ id, version, state, isOpen, headline }: OrderWatchProps) {
  const said = useRef(headline);
  const [news, setNews] = useState('');
  const [Live, setLive] = useState<ComponentType<LiveOrderProps> | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    // What asks is loaded when the first question is due.
    const timer = setTimeout(async () => {
      try {
        const { LiveOrder } = await import('@/components/orders/live-order.client');
        setLive(() => LiveOrder);
      } catch {
        // Opened without a connection: once there is one, the whole page is read anew.
        addEventListener('online', () => location.reload(), { signal: leaving.signal });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isOpen]);

  useEffect(() => {
    if (said.current === headline) return;
    said.current = headline;
    setNews(headline);
  }, [headline]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another page to keep.
  useEffect(() => keepOrder(isOpen), [state, isOpen]);

  return (
    <>
      {/* The framework's announcer reads the page's new title, which is the same sentence: once is enough. */}
      {news !== '' && (
        <Alert className="bg-butter font-semibold text-on-butter">
          <p>{news}</p>
        </Alert>
      )}
      {Live !== null && isOpen && (
        <Live url={`/api/orders/${id}/live?seen=${encodeURIComponent(version)}`} pause={pause} />
      )}
    </>
  );
}
