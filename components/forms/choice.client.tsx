'use client';

import type { ReactNode } from 'react';
import { FieldError } from '@/components/forms/field-error.client';
import { useField } from '@/components/forms/form-context.client';

interface ChoiceProps {
  name: string;
  label: string;
  value?: string;
  choices: { value: string; label: ReactNode }[];
  className?: string;
}

/** One of a few, as radio buttons, with its error below. */
export function Choice({ name, label, value, choices, className }: ChoiceProps) {
  const { error, errorId, typed = value, rule } = useField(name);
  return (
    <fieldset className={className} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="text-small font-medium">{label}</legend>
      {choices.map(choice => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            required={rule.required}
            defaultChecked={choice.value === typed}
          />
          {choice.label}
        </label>
      ))}
      <FieldError name={name} />
    </fieldset>
  );
}
