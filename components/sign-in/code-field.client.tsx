'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { Field } from '@/components/forms/field.client';

interface CodeFieldProps extends ComponentProps<typeof Field> {
  /** Whether the code comes by SMS, which some browsers can read. */
  isTexted: boolean;
}

/** The field for a code of six digits. Where script runs it is filled from the SMS, and sent once it is complete. */
export function CodeField({ isTexted, ...field }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const sent = useRef('');

  const sendWhole = () => {
    const input = place.current?.querySelector('input');
    const code = input?.value.replace(/\s/g, '') ?? '';
    // A refused code is not sent again by itself.
    if (!/^\p{Nd}{6}$/u.test(code) || code === sent.current) return;
    sent.current = code;
    input?.form?.requestSubmit();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, at what was typed before the script came.
  useEffect(() => {
    sendWhole();
    if (!isTexted || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const asked = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions;
    const fill = (answer: unknown) => {
      const input = place.current?.querySelector('input');
      if (!input) return;
      input.value = (answer as { code?: string } | null)?.code ?? '';
      sendWhole();
    };
    navigator.credentials.get(asked).then(fill, () => {});
    return () => leaving.abort();
  }, [isTexted]);

  return (
    <div ref={place} onInput={sendWhole}>
      <Field {...field} inputMode="numeric" autoComplete="one-time-code" dir="ltr" autoFocus />
    </div>
  );
}
