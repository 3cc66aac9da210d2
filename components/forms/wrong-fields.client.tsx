'use client';

import { use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { Alert } from '@/components/ui/alert';

interface WrongFieldsProps {
  text: string;
  /** The fields in the order of the form, with the ids of their controls or groups. */
  fields: { name: string; id: string; label: string }[];
}

/** Names the fields of the surrounding form that are missing or wrong, above them, and leads to each. */
export function WrongFields({ text, fields }: WrongFieldsProps) {
  const { fields: wrong } = use(FormContext);
  const shown = fields.filter(({ name }) => name in wrong);
  if (shown.length === 0) return null;
  return (
    <Alert tone="error">
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-5">
        {shown.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="underlined inline-flex min-h-11 items-center font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
