import { CaptchaButton } from '@/components/sign-in/captcha-button.client';
import { Button, type ButtonLook } from '@/components/ui/button';
import { captchaKey } from '@/lib/sign-in/ways';

interface CodeButtonProps {
  /** An SMS of the identity provider takes a captcha. */
  isSms: boolean;
  words: string;
  look?: ButtonLook;
}

/** Sends a form that has a code sent. */
export function CodeButton({ isSms, words, look = 'main' }: CodeButtonProps) {
  const apiKey = captchaKey();
  if (isSms && apiKey !== null) return <CaptchaButton apiKey={apiKey} words={words} />;
  return (
    <Button type="submit" look={look}>
      {words}
    </Button>
  );
}
