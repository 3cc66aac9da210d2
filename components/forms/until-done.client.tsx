'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

/** The fields of a form until it is done, and thanks in their place then. */
export function UntilDone({ thanks, children }: { thanks: ReactNode; children: ReactNode }) {
  return use(FormContext).status === 'done' ? <div role="status">{thanks}</div> : children;
}
