'use client';

import { type ComponentType, useCallback, useRef, useState } from 'react';
import type { CartDrawerProps } from '@/components/cart/cart-drawer.client';
import { cartStore } from '@/components/cart/cart-store.client';
import { showCartToast } from '@/components/cart/cart-toast.client';
import { paintCart } from '@/components/cart/paint-cart.client';
import { useCartWatch } from '@/components/cart/use-cart-watch.client';
import type { MoneyStyle } from '@/lib/money';

interface CartWatchProps {
  locale: string;
  money: MoneyStyle;
  /** `inCart` with {count} and {title}. */
  words: { inCart: string; offline: string; close: string; title: string };
}

export function CartWatchIsland({ locale, money, words }: CartWatchProps) {
  const [Drawer, setDrawer] = useState<ComponentType<CartDrawerProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const toast = useRef<HTMLParagraphElement>(null);

  const paint = useCallback(() => {
    paintCart(cartStore.get(), money, words.inCart);
    showCartToast(toast.current, cartStore.get(), words.offline);
  }, [money, words]);
  const warm = useCallback(async () => {
    const { CartDrawer } = await import('@/components/cart/cart-drawer.client');
    setDrawer(() => CartDrawer);
  }, []);
  const open = useCallback(() => {
    warm();
    setOpen(true);
  }, [warm]);
  useCartWatch({ locale, paint, warm, open });

  return (
    <>
      <p ref={toast} role="status" popover="manual" className="toast" />
      {Drawer !== null && isOpen && <Drawer locale={locale} words={words} close={() => setOpen(false)} />}
    </>
  );
}
