'use client';

import type { ComponentProps } from 'react';
import { FieldError } from '@/components/forms/field-error.client';
import { useField } from '@/components/forms/form-context.client';

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
export function Field({ name, label, value = '', hint, rows, className = 'grid gap-1', ...own }: FieldProps) {
  const { id, hintId, errorId, error, typed, rule } = useField(name);
  const described = [...(hint ? [hintId] : []), ...(error === undefined ? [] : [errorId])].join(' ');
  const props = {
    id,
    name,
    defaultValue: typed ?? value,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
    className: control,
    ...rule,
    ...own,
  };
  return (
    <p className={className}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      {rows === undefined ? <input {...props} /> : <textarea {...props} rows={rows} className={`${control} py-3`} />}
      {hint && (
        <span id={hintId} className="text-small text-soft">
          {hint}
        </span>
      )}
      <FieldError name={name} />
    </p>
  );
}

const control = 'min-h-12 w-full rounded-control border border-edge bg-card px-3.5 aria-invalid:border-paprika-ink';
