'use client';

import { use } from 'react';
import { Answer } from '@/components/checkout/form-state.client';

/** What is wrong with a group of choices, below it. */
export function FieldError({ name }: { name: string }) {
  const { state } = use(Answer);
  const errors = state.fields[name] ?? [];
  if (errors.length === 0) return null;
  return (
    <p id={`${name}-error`} role="alert" tabIndex={-1} data-answer className="checkout-error">
      {errors.join(' ')}
    </p>
  );
}
