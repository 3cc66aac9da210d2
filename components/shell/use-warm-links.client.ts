/** Prefetches what the customer is about to press. */
import type { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hrefOf, softLink } from '@/components/shell/soft-link.client';

/** Milliseconds after which a pointer resting on a link counts as intent. */
const restingTime = 60;

/** Each link once, and only where the pointer rests: a sweep over a long list requests nothing. */
export function useWarmLinks(router: ReturnType<typeof useRouter>): void {
  useEffect(() => {
    const warmed = new WeakSet<HTMLAnchorElement>();
    let pointed: HTMLAnchorElement | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
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
    const options = { passive: true, capture: true };
    const warmers = ['pointerover', 'focusin', 'pointerdown'];
    for (const name of warmers) document.addEventListener(name, warm, options);
    return () => {
      clearTimeout(rest);
      for (const name of warmers) document.removeEventListener(name, warm, options);
    };
  }, [router]);
}
