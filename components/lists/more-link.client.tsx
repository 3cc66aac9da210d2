'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

/** The number of cards when the link was pressed by keyboard; focus moves on to the next card. */
let focusFrom = -1;

interface MoreLinkProps {
  /** Empty at the end of this document. */
  href: string;
  /** The number of cards shown. */
  shown: number;
  children: ReactNode;
}

/**
 * Loads more before its end comes into view (docs/behaviour.md 9), in place of the history's entry, so that Back leads
 * to the page before the list. The link is for who comes sooner, by keyboard or without script.
 */
export function MoreLink({ href, shown, children }: MoreLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const router = useRouter();

  useEffect(() => {
    if (focusFrom >= 0) document.querySelectorAll<HTMLElement>('.shop-grid a')[focusFrom]?.focus();
    focusFrom = -1;
    const element = link.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([end]) => {
        // Without a connection the router would leave the list, for the browser's own error.
        if (!end?.isIntersecting || !navigator.onLine) return;
        observer.disconnect();
        router.replace(href, { scroll: false });
      },
      { rootMargin: '0px 0px 400px 0px' },
    );
    observer.observe(element);
    // A page that is turned to must not be given up for the list's next one.
    const stop = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && observer.disconnect();
    document.addEventListener('click', stop);
    return () => {
      observer.disconnect();
      document.removeEventListener('click', stop);
    };
  }, [href, router]);

  if (href === '') return null;
  return (
    <a
      ref={link}
      href={href}
      className="button quiet"
      data-keep-scroll=""
      onClick={({ detail }) => {
        // A press by keyboard has no coordinates.
        focusFrom = detail === 0 ? shown : -1;
      }}
    >
      {children}
    </a>
  );
}
