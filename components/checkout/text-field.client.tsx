'use client';

import { type ComponentProps, use } from 'react';
import { Answer } from '@/components/checkout/form-state.client';

interface TextFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'> {
  name: string;
  label: string;
  value: string;
  hint?: string;
  isLong?: boolean;
}

/** A labelled field that keeps what was typed, with its hint and its error. */
export function TextField({ name, label, value, hint, isLong = false, ...input }: TextFieldProps) {
  const { state } = use(Answer);
  const [error] = state.fields[name] ?? [];
  const told = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])].join(' ');
  const field = {
    id: name,
    name,
    defaultValue: value,
    'aria-invalid': error !== undefined,
    'aria-describedby': told === '' ? undefined : told,
  };
  return (
    <p className="checkout-field">
      <label htmlFor={name}>{label}</label>
      {isLong ? <textarea rows={2} maxLength={input.maxLength} {...field} /> : <input {...input} {...field} />}
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      {error !== undefined && (
        <span id={`${name}-error`} role="alert" className="checkout-error">
          {error}
        </span>
      )}
    </p>
  );
}
