'use client';

import { use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { Alert } from '@/components/ui/alert';

/**
 * The result of the press, beside the button. `missing`: sentences for one, two, … fields above that need attention.
 */
export function FormAnswer({ missing }: { missing: string[] }) {
  const { status, fields, form } = use(FormContext);
  if (status !== 'refused') return null;
  const count = Object.keys(fields).length;
  const sentences = [...form, ...(count > 0 ? [missing[count - 1] ?? missing.at(-1)] : [])];
  return (
    // Without script a plain POST brings a new page, which should open at the answer.
    <Alert role="alert" tone="error" tabIndex={-1} autoFocus data-error="">
      {sentences.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
