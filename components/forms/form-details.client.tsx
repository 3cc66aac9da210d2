'use client';

import { type ComponentProps, type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

interface FormDetailsProps extends Omit<ComponentProps<'details'>, 'open'> {
  /** The `<summary>`, passed as a node so that the server renders it. */
  trigger: ReactNode;
  isOpen?: boolean;
}

/**
 * Folds what is in a form away, and unfolds when the form is refused: without script the answer is a new page, and a
 * `<details>` around the form would hide there what is wrong.
 */
export function FormDetails({ trigger, isOpen = false, children, ...details }: FormDetailsProps) {
  const { status } = use(FormContext);
  return (
    <details open={isOpen || status === 'refused'} {...details}>
      {trigger}
      {children}
    </details>
  );
}
