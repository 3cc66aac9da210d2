'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';

interface ShareButtonProps {
  title: string;
  url: string;
  words: { share: string; copied: string };
}

/** Shares the URL by the device's own sheet, or copies it to the clipboard where there is none. */
export function ShareButton({ title, url, words }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The customer closed the sheet, or the clipboard is locked: the field above still shows the URL to copy.
    }
  };
  return (
    <button type="button" aria-live="polite" className={buttonClass('main', 'w-full needs-script')} onClick={share}>
      {isCopied ? words.copied : words.share}
    </button>
  );
}
