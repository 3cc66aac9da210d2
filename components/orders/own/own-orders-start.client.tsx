'use client';

import { useEffect } from 'react';
import { usePart } from '@/components/ui/use-part.client';
import { readCookie } from '@/lib/cookies/cookies.client';
import type { Locale } from '@/lib/i18n/locales';
import { parseMe } from '@/lib/session/me';

const loadOrders = () => import('@/components/orders/own/own-orders.client').then(({ OwnOrders }) => OwnOrders);

/** Loads the parts that show a customer's own state on kept pages, only for signed-in customers. */
export function OwnOrdersStart({ locale }: { locale: Locale }) {
  const { part: Orders, warm } = usePart(loadOrders);

  useEffect(() => {
    if (!parseMe(readCookie('me')).isSignedIn) return;
    // Signing in turned the page without a new document, so the view script has not run since.
    document.documentElement.dataset.signed = '';
    warm();
  }, [warm]);

  return Orders && <Orders locale={locale} />;
}
