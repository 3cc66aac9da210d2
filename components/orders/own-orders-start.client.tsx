'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { readCookie } from '@/lib/cookies.client';
import { parseMe } from '@/lib/session/me';

/** Loads what kept pages say of a customer's orders, for those alone who are signed in. */
export function OwnOrdersStart() {
  const [Orders, setOrders] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (parseMe(readCookie('me')).isSignedIn)
      import('@/components/orders/own-orders.client').then(({ OwnOrders }) => setOrders(() => OwnOrders));
  }, []);

  return Orders && <Orders />;
}
