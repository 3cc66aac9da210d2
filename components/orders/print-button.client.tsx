'use client';

import { buttonClass } from '@/components/ui/button';

export function PrintButton({ words }: { words: string }) {
  return (
    <button type="button" className={buttonClass('bare', 'needs-script')} onClick={() => print()}>
      {words}
    </button>
  );
}
