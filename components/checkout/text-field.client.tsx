'use client';

import { type ComponentProps, use } from 'react';
import { Answer } from '@/components/checkout/form-state.client';
import { Field } from '@/components/ui/field';

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
  const kept = { name, defaultValue: value };
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {control =>
        isLong ? (
          <textarea rows={2} maxLength={input.maxLength} {...kept} {...control} />
        ) : (
          <input {...input} {...kept} {...control} />
        )
      }
    </Field>
  );
}
