'use client';

import { type ComponentProps, use, useId } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { FormError } from '@/components/forms/form-error.client';
import type { FieldRule } from '@/lib/forms/field-rules';

interface FieldProps
  extends FieldRule,
    Pick<
      ComponentProps<'input'>,
      'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'min' | 'max' | 'dir' | 'className'
    > {
  name: string;
  label: string;
  value?: string;
  hint?: string;
  /** Rows of text. */
  rows?: number;
}

/** A labelled field with its hint, and its error beside it. */
export function Field({ name, label, value, hint, className = 'grid gap-1', ...control }: FieldProps) {
  const { fields, values } = use(FormContext);
  const id = useId();
  const [error] = fields[name] ?? [];
  const Control = control.rows ? 'textarea' : 'input';
  return (
    <p className={className}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <Control
        id={id}
        name={name}
        defaultValue={values[name] ?? value}
        aria-invalid={!!error}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${error ? `${id}-error` : ''}` || undefined}
        className="min-h-12 w-full rounded-control border border-edge bg-card px-3.5"
        {...control}
      />
      {hint && (
        <span id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </span>
      )}
      {error && <FormError id={`${id}-error`}>{error}</FormError>}
    </p>
  );
}
