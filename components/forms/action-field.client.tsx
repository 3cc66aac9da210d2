'use client';

import { type ComponentProps, use, useId } from 'react';
import { Posted } from '@/components/forms/action-form.client';

interface ActionFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'minLength' | 'min' | 'max' | 'dir'
  > {
  name: string;
  label: string;
  value?: string;
  hint?: string;
  isOptional?: boolean;
}

/** A labelled field of an ActionForm with its hint, and its error beside it. */
export function ActionField({ name, label, value = '', hint, isOptional = false, ...input }: ActionFieldProps) {
  const { state, errors } = use(Posted);
  const id = useId();
  const [error] = state.fields[name] ?? [];
  const told = [...(hint ? [`${id}-hint`] : []), ...(error === undefined ? [] : [`${id}-error`])];
  return (
    <p className="grid gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        required={!isOptional}
        defaultValue={state.values[name] ?? value}
        aria-invalid={error !== undefined}
        aria-describedby={told.length === 0 ? undefined : told.join(' ')}
        className="min-h-12 w-full rounded-control border border-edge bg-card px-3.5"
        {...input}
      />
      {hint && (
        <span id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} role="alert" className="text-small text-paprika-ink">
          {errors[error] ?? error}
        </span>
      )}
    </p>
  );
}
