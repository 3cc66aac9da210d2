'use client';

import { type MouseEvent, use, useRef, useState } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { passCaptcha } from '@/components/sign-in/pass-captcha.client';
import { Button } from '@/components/ui/button';

/**
 * Sends the form with the word of a captcha that a person is at it. Loaded on press; where it cannot be had the form goes
 * without, and the marketplace sends its own SMS.
 */
export function CaptchaButton({ words }: { words: string }) {
  const place = useRef<HTMLDivElement>(null);
  const word = useRef<HTMLInputElement>(null);
  const { isPending } = use(FormContext);
  const [isPassing, setPassing] = useState(false);
  const isBusy = isPassing || isPending;

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    event.preventDefault();
    if (isBusy || form === null || !form.reportValidity()) return;
    setPassing(true);
    const token = await passCaptcha(place.current).catch(() => '');
    setPassing(false);
    if (word.current) word.current.value = token;
    // Not by this button again: it would ask once more.
    form.requestSubmit();
  };

  return (
    <>
      <input ref={word} type="hidden" name="captcha" />
      <div ref={place} className="empty:hidden" />
      <Button type="submit" className="w-full" aria-disabled={isBusy} aria-busy={isBusy} onClick={press}>
        {words}
      </Button>
    </>
  );
}
