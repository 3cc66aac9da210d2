'use client';

import { CopyingButton } from '@/components/ui/copying-button.client';

/** Copies to the clipboard, and says so. Where the clipboard is not available, the text beside it can be selected. */
export function CopyButton({ text, words }: { text: string; words: { copy: string; copied: string } }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  };
  return <CopyingButton look="quiet" words={{ press: words.copy, copied: words.copied }} onPress={copy} />;
}
