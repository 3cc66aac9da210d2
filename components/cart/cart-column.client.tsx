'use client';

import { type ReactNode, useEffect } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import { countInCookie } from '@/components/cart/paint-cart.client';
import { usePart } from '@/components/ui/use-part.client';
import type { Locale } from '@/lib/i18n/locales';

interface CartColumnProps {
  locale: Locale;
  /** Shown when the server cannot be reached. */
  offline: string;
  /** Shown while the cart is empty, and where script does not run. */
  children: ReactNode;
}

const loadCart = () => import('@/components/cart/opened-cart.client').then(({ OpenedCart }) => OpenedCart);

/** The cart beside a menu: loaded only where the window has room for it and the cart has lines. */
export function CartColumn({ locale, offline, children }: CartColumnProps) {
  const { part: OpenedCart, warm } = usePart(loadCart);

  useEffect(() => {
    // The same width as in shop.css, asked by a media query: reading the window's width would force a layout of the
    // whole page.
    const room = matchMedia('(width >= 80rem)');
    const look = () => {
      if ((cartStore.get().count || countInCookie()) && room.matches) warm();
    };
    look();
    room.addEventListener('change', look);
    const stop = cartStore.subscribe(look);
    return () => {
      stop();
      room.removeEventListener('change', look);
    };
  }, [warm]);

  return OpenedCart === null ? children : <OpenedCart locale={locale} offline={offline} />;
}
