'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

/** Shows the fields of a form until it is done, then thanks in their place. */
export function UntilDone({ thanks, children }: { thanks: ReactNode; children: ReactNode }) {
  if (use(FormContext).status !== 'done') return children;
  // The pressed button is gone, so the thanks take the focus and are read out.
  return (
    <div ref={focus} tabIndex={-1}>
      {thanks}
    </div>
  );
}

function focus(thanks: HTMLElement | null): void {
  thanks?.focus();
}
