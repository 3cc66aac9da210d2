'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The list whose link was pressed once. From then on it loads by itself, 20 px before its end (docs/behaviour.md 9).
 */
let automatic = '';
/** The number of cards when the link was pressed by keyboard; focus moves on to the next card. */
let focusFrom = -1;

interface MoreLinkProps {
  /** Empty at the end of this document. */
  href: string;
  /** Identifies the list, whatever its page. */
  list: string;
  /** The number of cards shown. */
  shown: number;
  children: ReactNode;
}

export function MoreLink({ href, list, shown, children }: MoreLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page, which has another href.
  useEffect(() => {
    if (focusFrom >= 0) document.querySelectorAll<HTMLElement>('.shop-grid a')[focusFrom]?.focus();
    focusFrom = -1;
    const element = link.current;
    if (element === null || automatic !== list) return;
    const observer = new IntersectionObserver(
      ([end]) => {
        if (!end?.isIntersecting) return;
        observer.disconnect();
        element.click();
      },
      { rootMargin: '0px 0px 20px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [href, list]);

  if (href === '') return null;
  return (
    <a
      ref={link}
      href={href}
      className="button quiet"
      data-keep-scroll=""
      onClick={event => {
        automatic = list;
        // A press by keyboard has no coordinates, and one made by the observer is not trusted.
        focusFrom = event.isTrusted && event.detail === 0 ? shown : -1;
      }}
    >
      {children}
    </a>
  );
}
