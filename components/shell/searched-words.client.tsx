'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Writes the page's search term into the header's search field, or clears it. What somebody types there stays while
 * the rest of the query changes: an open product, more of a list.
 */
export function SearchedWords() {
  const page = searchPathOf(usePathname());
  const words = useSearchParams().get('q') ?? '';
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hook tells when; the public path is the window's.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('.masthead [name=q]');
    // A text that is in the field before the script runs was typed by the visitor.
    const isTyped = isFirst.current && field?.value !== '';
    isFirst.current = false;
    if (field !== null && !isTyped)
      field.value = field.form?.action.endsWith(searchPathOf(location.pathname)) ? words : '';
  }, [page, words]);

  return null;
}

/** A restaurant's page has two paths: its links name it a restaurant, the header's form a shop. */
function searchPathOf(path: string): string {
  return path.replace('/restaurant/', '/shop/');
}
