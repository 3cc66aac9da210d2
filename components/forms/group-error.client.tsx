'use client';

import { use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { FieldError } from '@/components/ui/field';

/** The error of a group of choices, shown below it. */
export function GroupError({ name }: { name: string }) {
  const [error] = use(FormContext).fields[name] ?? [];
  return error && <FieldError>{error}</FieldError>;
}
