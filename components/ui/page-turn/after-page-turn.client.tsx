'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isTurningToTop } from '@/components/ui/page-turn/use-page-top.client';

interface AfterPageTurnProps {
  /** As large as the content, so that nothing moves when the content appears. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Content that is out of view when a page is first shown: far below, or folded. On a client navigation it is rendered
 * after the page's first frame, which appears sooner without it. A full document contains it from the start; so does a
 * page reached by Back, which may be scrolled far down.
 */
export function AfterPageTurn({ placeholder, children }: AfterPageTurnProps) {
  const [isShown, setShown] = useState(() => !isTurningToTop());

  useEffect(() => {
    if (isShown) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, [isShown]);

  return isShown ? children : placeholder;
}
