'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';

/** Milliseconds for which the button says that it has copied. */
const shownFor = 4000;

interface CopyingButtonProps {
  look: 'main' | 'quiet';
  words: { press: string; copied: string };
  /** Resolves to whether something was copied. */
  onPress: () => Promise<boolean>;
}

/** A button that may copy, and then says so for a while. Its name stays, so that screen readers hear of it once. */
export function CopyingButton({ look, words, onPress }: CopyingButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setCopied, shownFor, false);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <button
        type="button"
        aria-label={words.press}
        className={buttonClass(look, 'w-full needs-script')}
        onClick={async () => setCopied(await onPress())}
      >
        {isCopied ? words.copied : words.press}
      </button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </>
  );
}
