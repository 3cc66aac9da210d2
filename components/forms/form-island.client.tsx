'use client';

import { useRef } from 'react';
import { RedirectBoundary } from '@/components/forms/redirect-boundary.client';
import { SendingForm, type SendingFormProps } from '@/components/forms/sending-form.client';

export type FormIslandProps = Omit<SendingFormProps, 'form'>;

export function FormIsland(props: FormIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  // What was unfolded for a form is done with.
  const fold = () => form.current?.closest('details')?.removeAttribute('open');
  return (
    <RedirectBoundary onRedirect={fold}>
      <SendingForm form={form} {...props} />
    </RedirectBoundary>
  );
}
