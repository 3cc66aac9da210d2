'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Marks the link of the page that is shown, in every navigation that asks for it (`data-marks-page`). */
export function CurrentPage() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hook tells when; the public address is the window's.
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marks-page] a')) {
      if (link.pathname === location.pathname) link.ariaCurrent = 'page';
      else link.ariaCurrent = null;
    }
  }, [pathname]);

  return null;
}
