'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

/** Shows the fields of a form until it is done, then thanks in their place. */
export function UntilDone({ thanks, children }: { thanks: ReactNode; children: ReactNode }) {
  if (use(FormContext).status !== 'done') return children;
  // The button that was pressed is gone, so the thanks take its focus, and are read with it.
  return (
    <div ref={focus} tabIndex={-1}>
      {thanks}
    </div>
  );
}

function focus(thanks: HTMLElement | null): void {
  thanks?.focus();
}
