'use client';

import { type ReactNode, use } from 'react';
import { Posted } from '@/components/forms/action-form.client';

interface ActionDetailsProps {
  /** An AccordionTrigger, so that it comes from the server. */
  trigger: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

/** Fields of an ActionForm that stand folded, but never hide an error. */
export function ActionDetails({ trigger, isOpen, children }: ActionDetailsProps) {
  const { state } = use(Posted);
  return (
    <details open={isOpen || state.status === 'refused'} data-slot="accordion">
      {trigger}
      <div className="grid gap-3">{children}</div>
    </details>
  );
}
