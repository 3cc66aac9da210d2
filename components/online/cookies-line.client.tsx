'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { tellQuietLineHeight } from '@/components/ui/quiet-line.client';

/**
 * Says that the browser takes no cookies from this site: the cart would stay empty after each press, and signing in
 * would lead to a page where nobody is signed in, without a word.
 */
export function CookiesLine({ sentence, close }: { sentence: string; close: string }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div ref={tellQuietLineHeight} role="status" className="quiet-line" data-tone="warning">
      <p>{sentence}</p>
      <Button look="bare" onClick={() => setOpen(false)}>
        {close}
      </Button>
    </div>
  );
}
