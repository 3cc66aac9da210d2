'use client';

import type { FormEvent } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import type { PresentedCart } from '@/lib/cart/response/types';
import { chooseFulfilment } from '@/lib/checkout/fulfilment-action';

/** To the checkout as well, for a pickup where the total counts a delivery, and the other way round. */
export function OtherWay({ text, fulfilment }: NonNullable<PresentedCart['otherWay']>) {
  // Waits, as the link to the checkout does, until all changes of the cart are answered.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!cartStore.get().isSaving) return;
    event.preventDefault();
    const form = event.currentTarget;
    await cartStore.settled();
    if (form.isConnected) form.requestSubmit();
  };
  return (
    <form action={chooseFulfilment} onSubmit={submit}>
      <button type="submit" name="fulfilment" value={fulfilment} className="cart-link">
        {text}
      </button>
    </form>
  );
}
