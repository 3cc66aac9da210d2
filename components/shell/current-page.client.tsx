'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Says where the visitor is, which a kept page cannot know: marks the link of the current page in every navigation with
 * `data-marks-page`, and writes into the header's search what this page was searched for, on other pages nothing.
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
    // What is in it before the script came was typed by somebody.
    const isTyped = isFirst.current && field?.value !== '';
    isFirst.current = false;
    if (field !== null && !isTyped) field.value = (field.form?.action.endsWith(location.pathname) && words) || '';
    // A drawer is added to the body when it opens, with navigation of its own.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}
