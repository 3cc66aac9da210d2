'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Marks the link of the page that is shown, in every navigation that asks for it (`data-marks-page`). */
export function CurrentPage() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hook tells when; the public address is the window's.
  useEffect(() => {
    const mark = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marks-page] a'))
        link.ariaCurrent = link.pathname === location.pathname ? 'page' : null;
    };
    mark();
    // A drawer comes into the body when it opens, with a navigation of its own.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}
