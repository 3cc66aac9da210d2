'use client';

import { useField } from '@/components/forms/form-context.client';
import { FieldError as Wrong } from '@/components/ui/field';

interface FieldErrorProps {
  name: string;
  /** What the field itself has found wrong, before its form was sent. */
  found?: string | undefined;
}

/** What is wrong with a field, below it. */
export function FieldError({ name, found }: FieldErrorProps) {
  const { error, errorId } = useField(name);
  const sentence = found ?? error;
  if (sentence === undefined) return null;
  return (
    <Wrong id={errorId} tabIndex={-1} data-error="">
      {sentence}
    </Wrong>
  );
}
