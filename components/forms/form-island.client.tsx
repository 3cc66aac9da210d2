'use client';

import { useRef } from 'react';
import { RedirectBoundary } from '@/components/forms/redirect-boundary.client';
import { SendingForm, type SendingFormProps } from '@/components/forms/sending-form.client';

export type FormIslandProps = Omit<SendingFormProps, 'form'>;

export function FormIsland(props: FormIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const settle = () => {
    // The <details> that was opened for this form is no longer needed.
    form.current?.closest('details')?.removeAttribute('open');
    // If the pressed button was removed, the focus went to the body.
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
