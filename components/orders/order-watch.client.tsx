'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { keepOrder } from '@/components/orders/keep-order.client';
import { watchOrder } from '@/components/orders/watch-order.client';
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

/** Renews the page within seconds of a change, says what changed, and keeps it for when there is no connection. */
export function OrderWatch({ id, version, state, isOpen, headline }: OrderWatchProps) {
  const router = useRouter();
  const said = useRef(headline);
  const [news, setNews] = useState('');

  useEffect(() => {
    if (isOpen) return watchOrder(`/api/orders/${id}/live?seen=${encodeURIComponent(version)}`, () => router.refresh());
  }, [id, version, isOpen, router]);

  useEffect(() => {
    if (said.current === headline) return;
    said.current = headline;
    setNews(headline);
  }, [headline]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another page to keep.
  useEffect(() => keepOrder(isOpen), [state, isOpen]);

  // The framework's announcer reads the page's new title, which is the same sentence: once is enough.
  return <Alert className="bg-butter font-semibold text-on-butter empty:hidden">{news}</Alert>;
}
