'use client';

import { type ReactNode, use, useId } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { FieldError } from '@/components/ui/field';
import type { FieldRule } from '@/lib/forms/field-rules';

interface RadioGroupProps extends Omit<FieldRule, 'minLength' | 'maxLength'> {
  name: string;
  label: string;
  value?: string;
  choices: { value: string; label: ReactNode }[];
  className?: string;
}

/** A choice of one by radio buttons, with its error below. */
export function RadioGroup({ name, label, value, choices, className, ...control }: RadioGroupProps) {
  const { fields, values } = use(FormContext);
  const id = useId();
  const [error] = fields[name] ?? [];
  const chosen = values[name] ?? value;
  return (
    <fieldset className={className} aria-describedby={error && id}>
      <legend className="text-small font-medium">{label}</legend>
      {choices.map(choice => (
        <label key={choice.value}>
          <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === chosen} {...control} />
          {choice.label}
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
