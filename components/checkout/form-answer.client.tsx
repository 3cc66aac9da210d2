'use client';

import { use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { Alert } from '@/components/ui/alert';

/** What became of the press, beside the button. `missing`: how many fields above want something, by their number. */
export function FormAnswer({ missing }: { missing: string[] }) {
  const { status, fields, form } = use(FormContext);
  if (status !== 'refused') return null;
  const count = Object.keys(fields).length;
  const told = [...form, ...(count > 0 ? [missing[count - 1] ?? missing.at(-1)] : [])];
  return (
    // Without script a plain POST brings a new page, which is to open at the answer.
    <Alert role="alert" tone="error" tabIndex={-1} autoFocus data-error="">
      {told.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
