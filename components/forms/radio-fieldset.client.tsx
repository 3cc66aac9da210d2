'use client';

import { type ComponentProps, use, useId } from 'react';
import { FormContext, OpensHereContext } from '@/components/forms/form-context.client';
import { FieldError } from '@/components/ui/field';

/**
 * Radio buttons with their legend, and below them the error of the field `name`, which is read out with the group. A
 * plain fieldset has the role "group", which ARIA does not allow to be marked as invalid.
 */
export function RadioFieldset({ name, children, ...fieldset }: ComponentProps<'fieldset'> & { name: string }) {
  const id = useId();
  const [error] = use(FormContext).fields[name] ?? [];
  const opensHere = use(OpensHereContext);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the one role that a fieldset may have beside its own.
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      {...fieldset}
      // biome-ignore lint/a11y/noAutofocus: only where the page was opened for these choices.
      autoFocus={!opensHere && fieldset.autoFocus}
    >
      {children}
      {error && (
        <FieldError autoFocus={opensHere} id={id}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
