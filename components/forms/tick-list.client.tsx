'use client';

import { type ReactNode, use, useId } from 'react';
import { FormContext, OpensHereContext } from '@/components/forms/form-context.client';
import { FieldError } from '@/components/ui/field';

interface TickListProps {
  /** The field whose error is shown below them. */
  name?: string;
  /** Only where something links to the choice. */
  id?: string;
  label: string;
  /** Each checkbox has a field of its own, so that a form that is shown again knows which ones were ticked. */
  ticks: { name: string; label: ReactNode }[];
  className?: string;
}

/** A choice of any number by checkboxes. */
export function TickList({ name = '', id, label, ticks, className }: TickListProps) {
  const { fields, values } = use(FormContext);
  const errorId = useId();
  const [error] = fields[name] ?? [];
  return (
    <fieldset id={id} className={className} aria-describedby={error ? errorId : undefined}>
      <legend className="text-small font-medium">{label}</legend>
      {ticks.map(tick => (
        <label key={tick.name}>
          <input type="checkbox" name={tick.name} defaultChecked={values[tick.name] !== undefined} />
          {tick.label}
        </label>
      ))}
      {error && (
        <FieldError autoFocus={use(OpensHereContext)} id={errorId}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
