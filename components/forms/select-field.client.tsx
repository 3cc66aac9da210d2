'use client';

import { type ReactNode, use, useId } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { Field } from '@/components/ui/field';

interface SelectFieldProps {
  name: string;
  label: string;
  value: string;
  /** The options. */
  children: ReactNode;
}

/** A labelled choice of one from a long list in the surrounding form, with its error. */
export function SelectField({ name, label, value, children }: SelectFieldProps) {
  const { fields, values } = use(FormContext);
  const id = useId();
  const [error] = fields[name] ?? [];
  return (
    <Field id={id} label={label} error={error}>
      {control => (
        <select name={name} defaultValue={values[name] ?? value} {...control}>
          {children}
        </select>
      )}
    </Field>
  );
}
