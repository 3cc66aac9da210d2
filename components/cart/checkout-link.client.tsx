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

/** On to ordering, once everything pressed so far has arrived. */
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
    // Refused meanwhile: then the cart has changed, and its reason stands in it.
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
