/** Fetches the page that the customer is about to open. */
import type { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hrefOf, isShop, softLink } from '@/components/shell/page-turn/soft-link.client';
import { isKnown, useShopsInSight } from '@/components/shell/page-turn/use-shops-in-sight.client';

type Router = ReturnType<typeof useRouter>;
type Prefetch = NonNullable<Parameters<Router['prefetch']>[1]>;

/**
 * By default the router prefetches only where a page is in the tree of layouts, and fetches the page itself at the
 * press.
 */
const wholePage: Prefetch = { kind: 'full' as Prefetch['kind'] };

/** Milliseconds after which a pointer resting on a link counts as intent. */
const restingTime = 60;

/**
 * Fetches a shop's page, which is the same for everybody, once a pointer rests on its link; moving the pointer across a
 * long list fetches nothing. A finger or a quick mouse does not rest, but is down for some 80 ms before the press
 * counts. By then the page is on its way, if the router knows where it is in the tree of layouts; otherwise the press
 * fetches it, so that it is fetched only once.
 */
export function useWarmLinks(router: Router): void {
  useShopsInSight(router);
  useEffect(() => {
    const warmed = new WeakSet<HTMLAnchorElement>();
    let pointed: HTMLAnchorElement | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const warm = (event: Event) => {
      const link = softLink(event);
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      const isPress = event.type === 'pointerdown';
      if (isFinger ? !isPress : link === pointed && !isPress) return;
      pointed = link;
      clearTimeout(rest);
      if (link === null || warmed.has(link) || !isShop(link) || (isPress && !isKnown(link))) return;
      const prefetch = () => {
        warmed.add(link);
        router.prefetch(hrefOf(link), wholePage);
      };
      if (isPress) prefetch();
      else rest = setTimeout(prefetch, restingTime);
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
