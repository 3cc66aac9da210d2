'use client';

import { type ComponentProps, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { Button } from '@/components/ui/button';

/** Sends its form, and says so until the answer; pressed again meanwhile it does nothing. */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, 'type'>) {
  const { isPending } = use(FormContext);
  return <Button {...button} type="submit" aria-disabled={isPending} aria-busy={isPending} />;
}
