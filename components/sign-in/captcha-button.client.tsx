'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

interface CaptchaButtonProps {
  /** The web key of the Firebase project. */
  apiKey: string;
  words: string;
  className?: string;
}

/**
 * Submits the form with a captcha's token, which proves that a person is there. Loads the captcha on a press. Where it
 * cannot be loaded the form is sent without a token, and the marketplace sends its own SMS.
 */
export function CaptchaButton({ apiKey, words, className }: CaptchaButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const tokenInput = useRef<HTMLInputElement>(null);
  const presses = useRef(0);
  const [isBusy, setBusy] = useState(false);

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    event.preventDefault();
    if (form === null || place.current === null || !form.reportValidity()) return;
    // Closing a challenge sends no event. Another press starts another challenge, and only the latest one counts.
    presses.current += 1;
    const own = presses.current;
    setBusy(true);
    const token = await requestToken(apiKey, place.current).catch(() => '');
    if (own !== presses.current) return;
    setBusy(false);
    if (tokenInput.current) tokenInput.current.value = token;
    // Not through this button, which would ask for another captcha.
    form.requestSubmit();
  };

  return (
    <>
      <input ref={tokenInput} type="hidden" name="captcha" />
      <div ref={place} className="empty:hidden" />
      <Button type="submit" className={className} aria-busy={isBusy} onClick={press}>
        {words}
      </Button>
    </>
  );
}

async function requestToken(apiKey: string, place: HTMLElement): Promise<string> {
  const { passCaptcha } = await import('@/components/sign-in/pass-captcha.client');
  return passCaptcha(apiKey, place, document.documentElement.lang);
}
