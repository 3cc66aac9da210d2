'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** The list whose link was pressed once: from then on it presses itself (docs/behaviour.md 9: 20 px before the end). */
let automatic = '';
/** How many cards stood there when the link was pressed from the keyboard; focus goes on with the next one. */
let focusFrom = -1;

interface MoreLinkProps {
  /** Empty where this document ends. */
  href: string;
  /** Which list this is, whatever its page. */
  list: string;
  /** How many cards are shown. */
  shown: number;
  children: ReactNode;
}

export function MoreLink({ href, list, shown, children }: MoreLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs anew for each page, which is another href.
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
        // A press from the keyboard has no coordinates; one made by the observer is not trusted.
        focusFrom = event.isTrusted && event.detail === 0 ? shown : -1;
      }}
    >
      {children}
    </a>
  );
}
