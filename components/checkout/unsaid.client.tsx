'use client';

import { use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

/** A sentence, unless the answer to the press says it already, just above and with the focus. */
export function Unsaid({ children }: { children: string }) {
  return use(FormContext).form.includes(children) ? null : <p>{children}</p>;
}
