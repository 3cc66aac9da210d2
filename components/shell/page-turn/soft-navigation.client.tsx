'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { keepRouterState } from '@/components/shell/page-turn/keep-router-state.client';
import { hrefOf, isPlainPress, softLink } from '@/components/shell/page-turn/soft-link.client';
import { stepsAboveList, stepsAbovePage } from '@/components/shell/page-turn/steps-back.client';
import { fillIn } from '@/components/typed/fill-in.client';
import { hideNative } from '@/components/ui/overlay/native-popovers.client';
import { turnPage } from '@/components/ui/page-turn/turn-page.client';
import { usePageTop } from '@/components/ui/page-turn/use-page-top.client';
import { usePart } from '@/components/ui/use-part.client';

const loadLate = () =>
  import('@/components/shell/page-turn/late-navigation.client').then(({ LateNavigation }) => LateNavigation);

/** Milliseconds after which less urgent work begins. */
const idleAfter = 1500;

/**
 * Turns presses on the site's plain links into client navigations. One listener does it instead of a component for each
 * link, so links stay server markup that works without script.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [pressed, setPressed] = useState<HTMLAnchorElement | null>(null);
  const startAtTop = usePageTop(isPending);
  const { part: Late, warm } = usePart(loadLate);

  const pathname = usePathname();

  useEffect(keepRouterState, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hook tells when a page is there.
  useEffect(() => void fillIn(), [pathname]);

  useEffect(() => {
    const go = (event: MouseEvent) => {
      const link = isPlainPress(event) ? softLink(event) : null;
      if (link === null) return;
      event.preventDefault();
      // The shell stays at a page turn, so the menu with the pressed link would stay open over the next page.
      hideNative(link.closest<HTMLElement>('[popover]'));
      const isClosing = link.dataset.closes !== undefined;
      const isStepBack = link.dataset.stepBack !== undefined;
      const steps = isClosing ? stepsAboveList(link.href) : isStepBack ? stepsAbovePage() : undefined;
      if (steps !== undefined) return history.go(-steps);
      // Makes pages fade in from now on (shell.css); the first page follows no page turn.
      document.documentElement.dataset.turned = '';
      const keepsScroll = link.dataset.keepScroll !== undefined;
      // The router scrolls where the link names a place in the page.
      const leadsInto = link.hash !== '';
      startAtTop(!keepsScroll && !leadsInto);
      setPressed(link);
      warm();
      startTransition(() => turnPage(router, hrefOf(link), { scroll: !keepsScroll && leadsInto, replaces: isClosing }));
    };
    document.addEventListener('click', go);
    return () => document.removeEventListener('click', go);
  }, [router, startAtTop, warm]);

  useEffect(() => {
    const timer = setTimeout(warm, idleAfter);
    // A customer at the keyboard needs the part that keeps the focus, and may press a link sooner than that.
    document.addEventListener('keydown', warm, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', warm);
    };
  }, [warm]);

  return Late === null ? null : <Late pressed={isPending ? pressed : null} />;
}
