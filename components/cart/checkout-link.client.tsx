'use client';

import { type MouseEvent, useState } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import type { FrameWords } from '@/lib/cart/response/frame-words';

interface CheckoutLinkProps {
  canCheckOut: boolean;
  isSaving: boolean;
  words: FrameWords;
}

/** Leads to the checkout, once all changes of the cart are answered. */
export function CheckoutLink({ canCheckOut, isSaving, words }: CheckoutLinkProps) {
  const [isWaiting, setWaiting] = useState(false);
  if (!canCheckOut)
    return (
      <Alert tone="warning" className="cart-note">
        {words.checkoutBlocked}
      </Alert>
    );
  const go = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isSaving) return;
    event.preventDefault();
    const link = event.currentTarget;
    setWaiting(true);
    await cartStore.settled();
    setWaiting(false);
    // The link is gone when a change was refused meanwhile and the cart, which shows why, cannot be ordered any more.
    if (link.isConnected) link.click();
  };
  return (
    <>
      <a href={words.checkoutAddress} className={buttonClass('main', 'mt-4 w-full')} onClick={go}>
        {words.checkout}
      </a>
      <p role="status" className="text-small text-soft">
        {isWaiting && words.saving}
      </p>
    </>
  );
}
