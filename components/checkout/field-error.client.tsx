'use client';

import { use } from 'react';
import { Answer } from '@/components/checkout/form-state.client';
import { FieldError as Wrong } from '@/components/ui/field';

/** What is wrong with a group of choices, below it. */
export function FieldError({ name }: { name: string }) {
  const { state } = use(Answer);
  const errors = state.fields[name] ?? [];
  if (errors.length === 0) return null;
  return (
    <Wrong id={`${name}-error`} tabIndex={-1} data-answer="">
      {errors.join(' ')}
    </Wrong>
  );
}
