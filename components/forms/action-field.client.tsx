'use client';

import { type HTMLInputTypeAttribute, use, useId } from 'react';
import { Posted } from '@/components/forms/action-form.client';

interface ActionFieldProps {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'decimal' | 'email' | 'text';
  autoComplete?: string;
  value?: string;
}

/** A labelled field of an ActionForm with its error beside it. */
export function ActionField({ name, label, value = '', ...input }: ActionFieldProps) {
  const { state, errors } = use(Posted);
  const id = useId();
  const [error] = state.fields[name] ?? [];
  return (
    <p className="grid gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        required
        defaultValue={state.values[name] ?? value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="min-h-12 w-full rounded-control border border-edge bg-card px-3.5"
        {...input}
      />
      {error !== undefined && (
        <span id={`${id}-error`} role="alert" className="text-small text-paprika-ink">
          {errors[error] ?? error}
        </span>
      )}
    </p>
  );
}
