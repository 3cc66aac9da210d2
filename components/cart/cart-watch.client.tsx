'use client';

import { useCallback, useState } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import { paintCart } from '@/components/cart/paint-cart.client';
import type { RowWords } from '@/components/cart/row-steppers.client';
import { useCartMessage } from '@/components/cart/use-cart-message.client';
import { useCartWatch } from '@/components/cart/use-cart-watch.client';
import { Toaster } from '@/components/ui/toast/toaster.client';
import { usePart } from '@/components/ui/use-part.client';
import type { Locale } from '@/lib/i18n/locales';
import type { MarketMoneyStyle } from '@/lib/money';

interface CartWatchProps {
  locale: Locale;
  money: MarketMoneyStyle;
  words: RowWords & { offline: string; close: string; title: string; message: string };
  /** The path of the cart's page. */
  cart: string;
}

const loadDrawer = () => import('@/components/cart/cart-drawer.client').then(({ CartDrawer }) => CartDrawer);

/**
 * Handles every control of the cart on the page that the shell surrounds, and opens the cart's drawer, whose code is
 * loaded when somebody reaches for it.
 */
export function CartWatchIsland({ locale, money, words, cart }: CartWatchProps) {
  const { part: Drawer, warm, want } = usePart(loadDrawer);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useCartMessage(words.offline);
  const isQuiet = message?.tone === 'success' || message?.tone === 'info';

  const paint = useCallback(() => paintCart(cartStore.get(), money, words), [money, words]);
  const open = useCallback(async () => {
    if (await want()) setOpen(true);
    else location.assign(cart);
  }, [want, cart]);
  const close = useCallback(() => setOpen(false), []);
  useCartWatch({ locale, paint, warm, open, close });

  return (
    <>
      {/* Only for screen readers: success is visible where it happened, and a question in the cart that opens for it.
       */}
      {/* The attribute keeps this announced while a drawer hides everything around it. */}
      <p role="status" aria-live="polite" className="sr-only">
        {isQuiet && message.text}
      </p>
      <Toaster message={isQuiet ? null : message} label={words.message} onDone={() => setMessage(null)} />
      {Drawer !== null && <Drawer locale={locale} words={words} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
