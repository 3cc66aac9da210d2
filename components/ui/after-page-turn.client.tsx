'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isTurningToTop } from '@/components/ui/use-page-top.client';

interface AfterPageTurnProps {
  /** Takes as much room as the content, so that nothing moves when that comes. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * What nobody sees in the first moment of a page that is turned to: far below, or folded. It is rendered after the
 * page's first frame, which comes that much sooner. A document has all of it from the start, and so has a page that
 * Back leads to, where the customer may have been far below.
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
