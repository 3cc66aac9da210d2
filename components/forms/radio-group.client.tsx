'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { RadioFieldset } from '@/components/forms/radio-fieldset.client';
import type { FieldRule } from '@/lib/forms/field-rules';

interface RadioGroupProps extends Omit<FieldRule, 'minLength' | 'maxLength'> {
  name: string;
  /** Only where something links to the choice. */
  id?: string;
  label: string;
  value?: string;
  choices: { value: string; label: ReactNode }[];
  className?: string;
  /** Keeps browsers from choosing again, after a step back, what was chosen when the page was left. */
  autoComplete?: 'off';
}

/** A choice of one by radio buttons, with its error below. */
export function RadioGroup({ name, id, label, value, choices, className, ...control }: RadioGroupProps) {
  const { values } = use(FormContext);
  const chosen = values[name] ?? value;
  return (
    <RadioFieldset name={name} id={id} className={className}>
      <legend className="text-small font-medium">{label}</legend>
      {choices.map(choice => (
        <label key={choice.value}>
          <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === chosen} {...control} />
          {choice.label}
        </label>
      ))}
    </RadioFieldset>
  );
}
