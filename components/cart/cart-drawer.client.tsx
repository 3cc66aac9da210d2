'use client';

import '@/components/cart/cart-drawer.css';
import { type MouseEvent, useEffect, useRef } from 'react';
import { CartFrame } from '@/components/cart/cart-frame.client';
import { cartStore } from '@/components/cart/cart-store.client';
import { useCart } from '@/components/cart/use-cart.client';

export interface CartDrawerProps {
  locale: string;
  words: { close: string; title: string; offline: string };
  close: () => void;
}

/** The cart over the page: at the end side, on phones a sheet from below. Its frame is the one of the cart's page. */
export function CartDrawer({ locale, words, close }: CartDrawerProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { answer, isLost } = useCart();

  useEffect(() => {
    const opener = document.activeElement;
    cartStore.setting.isFrame = true;
    sheet.current?.showModal();
    cartStore.load();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  // A link leads away, and takes the drawer with it; the veil closes it.
  const press = (event: MouseEvent) => {
    const { target } = event;
    if (target === sheet.current || (target instanceof Element && target.closest('a'))) sheet.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key.
    <dialog ref={sheet} className="cart-drawer" aria-labelledby="cart-drawer" onClose={close} onClick={press}>
      <div className="cart-drawer-head">
        <h2 id="cart-drawer">{words.title}</h2>
        <button type="button" className="icon-button" onClick={() => sheet.current?.close()}>
          <span aria-hidden="true">{'\u00d7'}</span>
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
      {answer?.words ? (
        <CartFrame initial={answer} words={answer.words} locale={locale} />
      ) : (
        <div className="cart-skeleton" role="status">
          {isLost && words.offline}
        </div>
      )}
    </dialog>
  );
}
