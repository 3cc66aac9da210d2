'use client';

import { use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

/** What became of the press, beside the button. `missing`: how many fields above want something, by their number. */
export function FormAnswer({ missing }: { missing: string[] }) {
  const { status, fields, form } = use(FormContext);
  if (status !== 'refused') return null;
  const count = Object.keys(fields).length;
  const told = [...form, ...(count > 0 ? [missing[count - 1] ?? missing.at(-1)] : [])];
  return (
    // biome-ignore lint/a11y/noAutofocus: a plain POST brings a new page, which is to open at the answer.
    <div role="alert" tabIndex={-1} autoFocus data-error className="checkout-answer">
      {told.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
