'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

interface CaptchaButtonProps {
  /** The web key of the Firebase project. */
  apiKey: string;
  words: string;
}

/**
 * Sends the form with the word of a captcha that a person is at it. The captcha is loaded on press; where it cannot be had
 * the form goes without, and the marketplace sends its own SMS.
 */
export function CaptchaButton({ apiKey, words }: CaptchaButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const word = useRef<HTMLInputElement>(null);
  const presses = useRef(0);
  const [isBusy, setBusy] = useState(false);

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    event.preventDefault();
    if (form === null || place.current === null || !form.reportValidity()) return;
    // A challenge that is closed says nothing: another press begins another one.
    presses.current += 1;
    const own = presses.current;
    setBusy(true);
    const token = await ask(apiKey, place.current).catch(() => '');
    if (own !== presses.current) return;
    setBusy(false);
    if (word.current) word.current.value = token;
    // Not by this button again: it would ask once more.
    form.requestSubmit();
  };

  return (
    <>
      <input ref={word} type="hidden" name="captcha" />
      <div ref={place} className="empty:hidden" />
      <Button type="submit" className="w-full" aria-busy={isBusy} onClick={press}>
        {words}
      </Button>
    </>
  );
}

async function ask(apiKey: string, place: HTMLElement): Promise<string> {
  const { passCaptcha } = await import('@/components/sign-in/pass-captcha.client');
  return passCaptcha(apiKey, place, document.documentElement.lang);
}
