'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

interface ActionDetailsProps {
  /** An AccordionTrigger, passed as a node so that the server renders it. */
  trigger: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

/** Folds fields of a form away, and unfolds when one of them has an error. */
export function ActionDetails({ trigger, isOpen, children }: ActionDetailsProps) {
  const { status } = use(FormContext);
  return (
    <details open={isOpen || status === 'refused'} data-slot="accordion">
      {trigger}
      <div className="grid gap-3">{children}</div>
    </details>
  );
}
