'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { hrefOf, softLink } from '@/components/shell/soft-link.client';
import { useProgressBar } from '@/components/shell/use-progress-bar.client';
import { useWarmLinks } from '@/components/shell/use-warm-links.client';
import { turnPage } from '@/components/ui/turn-page.client';
import { usePart } from '@/components/ui/use-part.client';

const loadPreview = () => import('@/components/shell/page-preview.client').then(({ PagePreview }) => PagePreview);

/** Milliseconds from the page's script to what may wait. */
const idleAfter = 1500;

/**
 * Turns presses on the site's plain links into client navigations. One listener does it, not a component for each link,
 * so links stay server markup that works without script.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [pressed, setPressed] = useState<HTMLAnchorElement | null>(null);
  const startsAtTop = useRef(false);
  const { part: Preview, warm: warmPreview } = usePart(loadPreview);

  useEffect(() => {
    const go = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = isPlain && !event.defaultPrevented ? softLink(event) : null;
      if (link === null) return;
      event.preventDefault();
      // The shell survives the page turn, so the menu that was pressed in would stay open over the next page.
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      if (link.dataset.stepBack !== undefined && window.navigation?.canGoBack) return router.back();
      // Makes pages fade in from now on (shell.css); the first page has no page turn before it.
      document.documentElement.dataset.turned = '';
      const keepsScroll = link.dataset.keepScroll !== undefined;
      startsAtTop.current = !keepsScroll && link.hash === '';
      link.ariaBusy = 'true';
      setPressed(link);
      startTransition(() => turnPage(router, hrefOf(link), !keepsScroll));
    };
    document.addEventListener('click', go);
    return () => document.removeEventListener('click', go);
  }, [router]);

  // The router scrolls only where the first thing that is new is out of sight, which leaves a shop in the middle of its
  // menu. This runs with the new page, before it is painted.
  useLayoutEffect(() => {
    if (isPending) return;
    for (const link of document.querySelectorAll('a[aria-busy]')) link.ariaBusy = null;
    if (!startsAtTop.current) return;
    startsAtTop.current = false;
    scrollTo({ top: 0, behavior: 'instant' });
  }, [isPending]);

  useEffect(() => {
    const timer = setTimeout(warmPreview, idleAfter);
    return () => clearTimeout(timer);
  }, [warmPreview]);

  useWarmLinks(router);
  useProgressBar(isPending);

  return isPending && Preview !== null && pressed !== null ? <Preview link={pressed} /> : null;
}
