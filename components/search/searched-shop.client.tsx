'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';
import { formatIds } from '@/lib/shops/id-list';
import { parseSeen, withSeen } from '@/lib/shops/seen';

interface Searched {
  /** As the API numbers it; in the first document as it is in the URL, which may be a uuid. */
  id: string;
  /** Unknown to the first document. */
  title?: string;
}

let named: Required<Searched> | null = null;
const watchers = new Set<() => void>();

function setNamed(shop: Required<Searched> | null): void {
  named = shop;
  for (const tell of watchers) tell();
}

function watchNamed(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/**
 * A page of this shop is open, which is noted as seen. In a layout effect, so that the header names the shop in the page's
 * first frame.
 */
export function SearchedShop({ id, title }: Required<Searched>) {
  useLayoutEffect(() => {
    setNamed({ id, title });
    return () => setNamed(null);
  }, [id, title]);
  useEffect(() => writeCookie('seen', formatIds(withSeen(parseSeen(readCookie('seen')), id))), [id]);
  return null;
}

/** For the header, which stays from page to page: the shop whose page is open, or null. */
export function useSearchedShop(): Searched | null {
  // Null without a router, as in tests of what a page says.
  const [page, id] = useSelectedLayoutSegments() ?? [];
  const shop = useSyncExternalStore(
    watchNamed,
    () => named,
    () => null,
  );
  if (page !== 'shop' || id === undefined) return null;
  return shop ?? { id };
}
