'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { Field } from '@/components/forms/field.client';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type'> {
  show: string;
}

/** A password field with a button that shows what was typed, where script runs. */
export function PasswordField({ show, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState<boolean | null>(null);
  useEffect(() => setShown(false), []);
  return (
    <div className="password-field">
      <Field {...field} type={isShown ? 'text' : 'password'} />
      {isShown !== null && (
        <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {show}
        </button>
      )}
    </div>
  );
}
