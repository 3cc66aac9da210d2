'use client';

import { use } from 'react';
import { PressedContext } from '@/components/checkout/pressed.client';

interface OrderButtonProps {
  /** "Order for 24.60". */
  amount: string;
  /** "to 12 Elm Street, today 19:00 to 19:30". */
  where: string;
  busy: string;
}

/** The button that orders. Its label says what pressing it does: amount, place and time (docs/behaviour.md 11.15). */
export function OrderButton({ amount, where, busy }: OrderButtonProps) {
  const pressed = use(PressedContext);
  const isBusy = pressed === 'order' || pressed === 'choice';
  return (
    <button
      type="submit"
      name="intent"
      value="order"
      className="button checkout-order"
      aria-disabled={isBusy}
      aria-busy={isBusy}
    >
      <b className="text-lead font-semibold">{isBusy ? busy : amount}</b>
      <small className="font-sans font-normal">{where}</small>
    </button>
  );
}
