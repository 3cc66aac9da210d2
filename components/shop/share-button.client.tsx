'use client';

import { CopyingButton } from '@/components/ui/copying-button.client';

interface ShareButtonProps {
  title: string;
  url: string;
  words: { share: string; copied: string };
}

/** Shares the URL with the device's own share sheet, or copies it to the clipboard where there is none. */
export function ShareButton({ title, url, words }: ShareButtonProps) {
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url });
      else await navigator.clipboard.writeText(url);
      return !navigator.share;
    } catch {
      // The customer has closed the share sheet, or the clipboard is not available: the field above still shows the
      // URL.
      return false;
    }
  };
  return <CopyingButton look="main" words={{ press: words.share, copied: words.copied }} onPress={share} />;
}
