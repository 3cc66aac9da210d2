'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { KeptFocus } from '@/components/lists/kept-focus.client';

interface MoreLinkProps {
  /** Empty at the end of this document. */
  href: string;
  children: ReactNode;
}

/**
 * Loads more shops before the end of the list comes into view (docs/behaviour.md 9). It replaces the history's entry,
 * so that Back leads to the page before the list. The link is for customers who get there sooner, by keyboard or
 * without script.
 */
export function MoreLink({ href, children }: MoreLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const router = useRouter();

  useEffect(() => {
    const element = link.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([end]) => {
        // Without a connection the router would leave the list for the browser's own error page.
        if (!end?.isIntersecting || !navigator.onLine) return;
        observer.disconnect();
        router.replace(href, { scroll: false });
      },
      { rootMargin: '0px 0px 400px 0px' },
    );
    observer.observe(element);
    // Loading more of the list must not cancel a page turn. A press that opens a new tab turns no page.
    const stop = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      if (metaKey || ctrlKey || shiftKey || altKey) return;
      if (target instanceof Element && target.closest('a')) observer.disconnect();
    };
    document.addEventListener('click', stop);
    return () => {
      observer.disconnect();
      document.removeEventListener('click', stop);
    };
  }, [href, router]);

  return (
    <KeptFocus href={href} link={link}>
      {href !== '' && (
        <a ref={link} href={href} className="button quiet" data-keep-scroll="">
          {children}
        </a>
      )}
    </KeptFocus>
  );
}
