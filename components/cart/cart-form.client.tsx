'use client';

import { type FormEvent, type ReactNode, use } from 'react';
import { CartOwner } from '@/components/cart/cart-owner.client';
import { cartStore } from '@/components/cart/cart-store.client';
import type { Effect } from '@/components/cart/cart-view.client';
import { changeCart } from '@/lib/cart/actions';
import type { ControlChange } from '@/lib/cart/change/change-schema';

interface CartFormProps {
  /** Also posted as the fields of the plain form, where script does not run. */
  change: ControlChange;
  effects?: Effect[];
  children: ReactNode;
}

/** One control of the cart: a plain form, whose post the cart's store replaces where script runs. */
export function CartForm({ change, effects = [], children }: CartFormProps) {
  const owner = use(CartOwner);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await cartStore.change(change, ...effects);
  };
  return (
    <form action={changeCart} onSubmit={submit}>
      {owner}
      {Object.entries(change).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </form>
  );
}
