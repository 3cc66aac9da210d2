'use client';

import type { ComponentProps } from 'react';
import { useField } from '@/components/forms/form-context.client';
import { Field as Part } from '@/components/ui/field';

interface FieldProps
  extends Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'required'
    | 'maxLength'
    | 'min'
    | 'max'
    | 'dir'
    | 'className'
  > {
  name: string;
  label: string;
  value?: string;
  hint?: string;
  /** Rows of text. */
  rows?: number;
}

/** A labelled field with its hint, and its error beside it. What its form's schema asks for need not be said again. */
export function Field({ name, label, value = '', hint, rows, className, ...own }: FieldProps) {
  const { id, error, typed, rule } = useField(name);
  const props = { name, defaultValue: typed ?? value, ...rule, ...own };
  return (
    <Part id={id} label={label} hint={hint} error={error} className={className}>
      {control =>
        rows === undefined ? <input {...props} {...control} /> : <textarea {...props} {...control} rows={rows} />
      }
    </Part>
  );
}
