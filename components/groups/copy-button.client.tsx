'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';

/** Copies to the clipboard, and says so. Where the clipboard is not available, the text beside it can be selected. */
export function CopyButton({ text, words }: { text: string; words: { copy: string; copied: string } }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <button type="button" aria-live="polite" className={buttonClass('quiet', 'w-full needs-script')} onClick={copy}>
      {isCopied ? words.copied : words.copy}
    </button>
  );
}
