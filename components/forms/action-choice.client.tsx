'use client';

import { use, useId } from 'react';
import { Posted } from '@/components/forms/action-form.client';

interface ActionChoiceProps {
  name: string;
  label: string;
  value: string;
  choices: { value: string; label: string }[];
}

/** One of a few, as radio buttons of an ActionForm, with its error below. */
export function ActionChoice({ name, label, value, choices }: ActionChoiceProps) {
  const { state, errors } = use(Posted);
  const id = useId();
  const [error] = state.fields[name] ?? [];
  const chosen = state.values[name] ?? value;
  return (
    <fieldset className="account-choices" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="text-small font-medium">{label}</legend>
      {choices.map(choice => (
        <label key={choice.value}>
          <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === chosen} />
          {choice.label}
        </label>
      ))}
      {error !== undefined && (
        <span id={`${id}-error`} role="alert" className="text-small text-paprika-ink">
          {errors[error] ?? error}
        </span>
      )}
    </fieldset>
  );
}
