'use client';

import { useRef } from 'react';
import { RedirectBoundary } from '@/components/forms/redirect-boundary.client';
import { SendingForm, type SendingFormProps } from '@/components/forms/sending-form.client';

export type FormIslandProps = Omit<SendingFormProps, 'form'>;

export function FormIsland(props: FormIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const settle = () => {
    // What was unfolded for a form is done with.
    form.current?.closest('details')?.removeAttribute('open');
    // The pressed button is gone, and its focus with it.
    const { activeElement, body } = document;
    if (activeElement === body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  };
  return (
    <RedirectBoundary onRedirect={settle}>
      <SendingForm form={form} {...props} />
    </RedirectBoundary>
  );
}
