'use client';

import type { FormEvent, ReactNode } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import type { Effect } from '@/components/cart/cart-view.client';
import type { CartChange } from '@/lib/cart/change-schema';
import type { CartResponse } from '@/lib/cart/response/types';

interface CartFormProps {
  /** The action where script does not run. */
  action: (posted: FormData) => Promise<void>;
  /** The change to send where script runs. Its fields are also those of the plain form. */
  change: CartChange;
  effects?: Effect[];
  after?: (answer: CartResponse | null) => void;
  className?: string;
  children: ReactNode;
}

/** One control of the cart: a plain form that the cart's store replaces where script runs. */
export function CartForm({ action, change, effects = [], after, className, children }: CartFormProps) {
  const { do: _, ...fields } = change;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await cartStore.change(change, ...effects);
    after?.(answer);
  };
  return (
    <form action={action} onSubmit={submit} className={className}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </form>
  );
}
