'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

interface TickListProps {
  label: string;
  /** Each tick has a field of its own, so that a form that comes back knows which ones were set. */
  ticks: { name: string; label: ReactNode }[];
  className?: string;
}

/** A choice of any by checkboxes. */
export function TickList({ label, ticks, className }: TickListProps) {
  const { values } = use(FormContext);
  return (
    <fieldset className={className}>
      <legend className="text-small font-medium">{label}</legend>
      {ticks.map(tick => (
        <label key={tick.name}>
          <input type="checkbox" name={tick.name} defaultChecked={values[tick.name] !== undefined} />
          {tick.label}
        </label>
      ))}
    </fieldset>
  );
}
