'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';

interface ShareButtonProps {
  title: string;
  url: string;
  words: { share: string; copied: string };
}

/** Shares the URL with the device's own share sheet, or copies it to the clipboard where there is none. */
export function ShareButton({ title, url, words }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The customer has closed the share sheet, or the clipboard is not available: the field above still shows the
      // URL.
    }
  };
  return (
    <button type="button" aria-live="polite" className={buttonClass('main', 'w-full needs-script')} onClick={share}>
      {isCopied ? words.copied : words.share}
    </button>
  );
}
