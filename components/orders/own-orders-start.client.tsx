'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { readCookie } from '@/lib/cookies.client';
import { parseMe } from '@/lib/session/me';

/** Loads what kept pages cannot know of their customer, for those alone who are signed in. */
export function OwnOrdersStart() {
  const [Orders, setOrders] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!parseMe(readCookie('me')).isSignedIn) return;
    // Signing in turned the page without a new document, so the view script has not run since.
    document.documentElement.dataset.signed = '';
    import('@/components/orders/own-orders.client').then(({ OwnOrders }) => setOrders(() => OwnOrders));
  }, []);

  return Orders && <Orders />;
}
