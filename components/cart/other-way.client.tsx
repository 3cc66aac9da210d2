'use client';

import { type FormEvent, use } from 'react';
import { CartOwner } from '@/components/cart/cart-owner.client';
import { cartStore } from '@/components/cart/cart-store.client';
import type { PresentedCart } from '@/lib/cart/response/types';
import { chooseFulfilment } from '@/lib/checkout/fulfilment-action';

/**
 * A button to the checkout for the other way of fulfilment: pickup where the total counts a delivery, and vice versa.
 */
export function OtherWay({ text, fulfilment }: NonNullable<PresentedCart['otherWay']>) {
  const owner = use(CartOwner);
  // Waits until all changes of the cart are answered, as the link to the checkout does.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!cartStore.get().isSaving) return;
    event.preventDefault();
    const form = event.currentTarget;
    await cartStore.settled();
    if (form.isConnected) form.requestSubmit();
  };
  return (
    <form action={chooseFulfilment} onSubmit={submit}>
      {owner}
      <button type="submit" name="fulfilment" value={fulfilment} className="cart-link">
        {text}
      </button>
    </form>
  );
}
