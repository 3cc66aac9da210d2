'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

/** One sentence about what is wrong, read out as soon as it is there. */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} role="alert" tabIndex={-1} data-error className="block text-small text-paprika-ink">
      {children}
    </span>
  );
}

/** What is wrong with a group of choices, below it. */
export function GroupError({ name }: { name: string }) {
  const [error] = use(FormContext).fields[name] ?? [];
  return error && <FormError>{error}</FormError>;
}
