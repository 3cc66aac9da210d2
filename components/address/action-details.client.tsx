'use client';

import { type ReactNode, use } from 'react';
import { Posted } from '@/components/forms/action-form.client';

interface ActionDetailsProps {
  summary: string;
  isOpen: boolean;
  children: ReactNode;
}

/** Fields of an ActionForm that stand folded, but never hide an error. */
export function ActionDetails({ summary, isOpen, children }: ActionDetailsProps) {
  const { state } = use(Posted);
  return (
    <details open={isOpen || state.status === 'refused'} className="fold">
      <summary>{summary}</summary>
      <div className="grid gap-3">{children}</div>
    </details>
  );
}
