'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Marks the link of the current page in every navigation with `data-marks-page`. */
export function CurrentPage() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hook tells when; the public path is the window's.
  useEffect(() => {
    const mark = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marks-page] a'))
        link.ariaCurrent = link.pathname === location.pathname ? 'page' : null;
    };
    mark();
    // A drawer is added to the body when it opens, with navigation of its own.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}
