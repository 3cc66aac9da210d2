'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

/** Shows the fields of a form until it is done, then thanks in their place. */
export function UntilDone({ thanks, children }: { thanks: ReactNode; children: ReactNode }) {
  return use(FormContext).status === 'done' ? <div role="status">{thanks}</div> : children;
}
