'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

interface ActionDetailsProps {
  summary: string;
  isOpen: boolean;
  children: ReactNode;
}

/** Fields of a form that stand folded, but never hide an error. */
export function ActionDetails({ summary, isOpen, children }: ActionDetailsProps) {
  const { status } = use(FormContext);
  return (
    <details open={isOpen || status === 'refused'} className="fold">
      <summary>{summary}</summary>
      <div className="grid gap-3">{children}</div>
    </details>
  );
}
