'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { SearchedWords } from '@/components/shell/searched-words.client';

/**
 * Shows where the visitor is, which a kept page cannot know: marks the link of the current page in every navigation
 * with `data-marks-page`, and keeps the header's search field to the page's search term.
 */
export function CurrentPage() {
  const pathname = usePathname();
  const [isRunning, setRunning] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hook tells when; the public path is the window's.
  useEffect(() => {
    const mark = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marks-page] a'))
        link.ariaCurrent = link.pathname === location.pathname ? 'page' : null;
    };
    mark();
    setRunning(true);
    // A drawer, which has navigation of its own, is added to the body when it opens.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [pathname]);

  // A page that reads its query on the server could not be kept.
  return isRunning && <SearchedWords />;
}
