'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

/**
 * Makes every plain link of the site a client navigation, and warms what the customer is about to press. One pair of
 * listeners in place of a component for each link: links stay server markup, whole without script.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    const warm = (event: Event) => {
      const link = softLink(event);
      if (link !== null) router.prefetch(addressOf(link));
    };
    const go = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = isPlain && !event.defaultPrevented ? softLink(event) : null;
      if (link === null) return;
      event.preventDefault();
      const scroll = link.dataset.keepScroll === undefined;
      startTransition(() => router.push(addressOf(link), { scroll }));
    };
    const options = { passive: true, capture: true };
    const warmers = ['pointerenter', 'focusin', 'pointerdown'];
    for (const name of warmers) document.addEventListener(name, warm, options);
    document.addEventListener('click', go);
    return () => {
      for (const name of warmers) document.removeEventListener(name, warm, options);
      document.removeEventListener('click', go);
    };
  }, [router]);

  // nprogress is loaded for a turn that takes long enough to be worth a bar; fast ones show nothing (UX 5.5).
  useEffect(() => {
    if (!isPending) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const { default: bar } = await import('nprogress');
      if (!isOver) bar.configure({ showSpinner: false, minimum: 0.15 }).start();
    }, 150);
    return () => {
      isOver = true;
      clearTimeout(timer);
      import('nprogress').then(({ default: bar }) => bar.done());
    };
  }, [isPending]);

  return null;
}

function softLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.closest('[data-hard]') !== null) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? null : link;
}

function addressOf(link: HTMLAnchorElement): string {
  return link.pathname + link.search + link.hash;
}
