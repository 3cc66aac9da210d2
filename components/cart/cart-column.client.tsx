'use client';

import { type ReactNode, useEffect } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import { countInCookie } from '@/components/cart/paint-cart.client';
import { usePart } from '@/components/ui/use-part.client';

interface CartColumnProps {
  locale: string;
  /** The sentence for when the server was not reached. */
  offline: string;
  /** Stands while there is nothing in the cart, and where script does not run. */
  children: ReactNode;
}

const loadCart = () => import('@/components/cart/opened-cart.client').then(({ OpenedCart }) => OpenedCart);

/** The cart beside a menu: loaded where there is room for it and something in it. */
export function CartColumn({ locale, offline, children }: CartColumnProps) {
  const { part: OpenedCart, warm } = usePart(loadCart);

  useEffect(() => {
    // As wide as shop.css shows the column. The window's own width would have the whole page laid out first.
    const look = () => {
      if ((cartStore.get().count || countInCookie()) && matchMedia('(width >= 80rem)').matches) warm();
    };
    look();
    return cartStore.subscribe(look);
  }, [warm]);

  return OpenedCart === null ? children : <OpenedCart locale={locale} offline={offline} />;
}
