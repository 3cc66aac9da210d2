'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { useProgressBar } from '@/components/shell/use-progress-bar.client';
import { turnPage } from '@/components/ui/turn-page.client';

/**
 * Turns presses on the site's plain links into client navigations, and prefetches what the customer is about to press.
 * One pair of listeners does it, not a component for each link, so links stay server markup that works without script.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const startsAtTop = useRef(false);

  useEffect(() => {
    const warmed = new WeakSet<HTMLAnchorElement>();
    let pointed: HTMLAnchorElement | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    // Prefetches each link once, and only where the pointer rests: a sweep over a long list requests nothing.
    const warm = (event: Event) => {
      const link = softLink(event);
      const isPress = event.type === 'pointerdown';
      if (link === pointed && !isPress) return;
      pointed = link;
      clearTimeout(rest);
      if (link === null || warmed.has(link)) return;
      const prefetch = () => {
        warmed.add(link);
        router.prefetch(hrefOf(link));
      };
      rest = setTimeout(prefetch, isPress ? 0 : restingTime);
    };
    const go = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = isPlain && !event.defaultPrevented ? softLink(event) : null;
      if (link === null) return;
      event.preventDefault();
      clearTimeout(rest);
      // The shell survives the page turn, so the menu that was pressed in would stay open over the next page.
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      if (link.dataset.stepBack !== undefined && window.navigation?.canGoBack) return router.back();
      // Makes pages fade in from now on (shell.css); the first page has no page turn before it.
      document.documentElement.dataset.turned = '';
      const keepsScroll = link.dataset.keepScroll !== undefined;
      startsAtTop.current = !keepsScroll && link.hash === '';
      link.ariaBusy = 'true';
      startTransition(() => turnPage(router, hrefOf(link), !keepsScroll));
    };
    const options = { passive: true, capture: true };
    const warmers = ['pointerover', 'focusin', 'pointerdown'];
    for (const name of warmers) document.addEventListener(name, warm, options);
    document.addEventListener('click', go);
    return () => {
      clearTimeout(rest);
      for (const name of warmers) document.removeEventListener(name, warm, options);
      document.removeEventListener('click', go);
    };
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

  useProgressBar(isPending);

  return null;
}

/** Milliseconds after which a pointer resting on a link counts as intent. */
const restingTime = 60;

function softLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.closest('[data-hard]') !== null) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? null : link;
}

function hrefOf(link: HTMLAnchorElement): string {
  return link.pathname + link.search + link.hash;
}
