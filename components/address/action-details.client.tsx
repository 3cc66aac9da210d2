'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

interface ActionDetailsProps {
  /** An AccordionTrigger, so that it comes from the server. */
  trigger: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

/** Fields of a form that stand folded, but never hide an error. */
export function ActionDetails({ trigger, isOpen, children }: ActionDetailsProps) {
  const { status } = use(FormContext);
  return (
    <details open={isOpen || status === 'refused'} data-slot="accordion">
      {trigger}
      <div className="grid gap-3">{children}</div>
    </details>
  );
}
