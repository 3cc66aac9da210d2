'use client';

import { type ComponentProps, useEffect } from 'react';
import { keepOrder } from '@/components/orders/live/keep-order.client';
import { LiveNews } from '@/components/orders/live/live-news.client';

interface OrderWatchProps extends Omit<ComponentProps<typeof LiveNews>, 'url'> {
  id: string;
  /** The version that the page shows (lib/orders/progress/version.ts). */
  version: string;
  /** The part of the version whose changes are worth storing the page again for when there is no connection. */
  state: string;
  isOpen: boolean;
}

/** Keeps the page of an order up to date, and stores it for when there is no connection. */
export function OrderWatch({ id, version, state, isOpen, ...news }: OrderWatchProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another page to keep.
  useEffect(() => keepOrder(isOpen), [state, isOpen]);
  return <LiveNews url={`/api/orders/${id}/live?seen=${encodeURIComponent(version)}`} {...news} />;
}
