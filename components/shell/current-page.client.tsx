'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Shows where the visitor is, which a kept page cannot know: marks the link of the current page in every navigation
 * with `data-marks-page`, and writes the page's search term into the header's search field, or clears it.
 */
export function CurrentPage() {
  const pathname = usePathname();
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hook tells when; the public path is the window's.
  useEffect(() => {
    const mark = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marks-page] a'))
        link.ariaCurrent = link.pathname === location.pathname ? 'page' : null;
    };
    mark();
    const words = new URLSearchParams(location.search).get('q');
    const field = document.querySelector<HTMLInputElement>('.masthead [name=q]');
    // A text that is in the field before the script runs was typed by the visitor.
    const isTyped = isFirst.current && field?.value !== '';
    isFirst.current = false;
    if (field !== null && !isTyped) field.value = (field.form?.action.endsWith(location.pathname) && words) || '';
    // A drawer, which has navigation of its own, is added to the body when it opens.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}
