/**
 * Prepares the router for the shops in sight on touch screens, where no pointer announces which one will be pressed.
 */
import { usePathname, type useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hrefOf, isShop } from '@/components/shell/page-turn/soft-link.client';
import { savesData } from '@/components/ui/saves-data.client';

/** At 1.6 KB each, together with a shop's script (2.2 KB), 12 of the 20 KB that may be fetched before a press. */
const mostShops = 6;

/** Milliseconds in which no card enters or leaves the screen. */
const restingTime = 300;

/**
 * Milliseconds for which the router keeps an answer (`staleTimes` in next.config.mjs), less some for the press itself.
 */
const knownFor = 25_000;

/**
 * Fetches where the shops' pages are in the tree of layouts, so that a pressed page needs one request only
 * (useWarmLinks).
 */
export function useShopsInSight(router: ReturnType<typeof useRouter>): void {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other cards.
  useEffect(() => {
    if (!matchMedia('(hover: none)').matches || savesData()) return;
    let left = mostShops;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const inSight = new Set<Element>();
    const learn = () => {
      for (const link of inSight) {
        if (left === 0 || !(link instanceof HTMLAnchorElement) || isKnown(link)) continue;
        left -= 1;
        router.prefetch(hrefOf(link));
      }
    };
    const seen = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
      clearTimeout(rest);
      rest = setTimeout(learn, restingTime);
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.shop-card a'))
      if (isShop(link)) seen.observe(link);
    return () => {
      clearTimeout(rest);
      seen.disconnect();
    };
  }, [path, router]);
}

/** Whether the router had an answer about this page lately; one that is still on its way has no entry yet. */
export function isKnown({ origin, pathname }: HTMLAnchorElement): boolean {
  const page = `${origin}${pathname}?_rsc=`;
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return answers.some(({ name, responseEnd }) => name.startsWith(page) && performance.now() - responseEnd < knownFor);
}
