'use client';

import { type ComponentProps, use, useId } from 'react';
import { FormContext, OpensHereContext } from '@/components/forms/form-context.client';
import { Field as LabelledControl } from '@/components/ui/field';
import type { FieldRule } from '@/lib/forms/field-rules';

interface FieldProps
  extends FieldRule,
    Pick<
      ComponentProps<'input'>,
      | 'aria-describedby'
      | 'aria-invalid'
      | 'type'
      | 'inputMode'
      | 'autoComplete'
      | 'autoCapitalize'
      | 'autoFocus'
      | 'min'
      | 'max'
      | 'dir'
      | 'className'
    > {
  name: string;
  /** Only where something links to the field. */
  id?: string;
  label: string;
  value?: string;
  hint?: string;
  /** Rows of a text area. */
  rows?: number;
}

/** A labelled field of the surrounding form, with its hint and its error. */
export function Field({ name, id: given, label, value, hint, className, ...own }: FieldProps) {
  const { fields, values } = use(FormContext);
  const opensHere = use(OpensHereContext);
  const made = useId();
  const id = given ?? made;
  const [error] = fields[name] ?? [];
  const Control = own.rows ? 'textarea' : 'input';
  return (
    <LabelledControl {...{ id, label, hint, error, className }}>
      {control => (
        <Control
          {...control}
          name={name}
          defaultValue={values[name] ?? value}
          {...own}
          autoFocus={opensHere ? error !== undefined : own.autoFocus}
        />
      )}
    </LabelledControl>
  );
}
