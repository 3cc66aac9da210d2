'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * Shows the page from its top when it turns into another one under the same path, as it does once a group has begun or has
 * ended: the router stays where the form was. The focus goes along where the pressed button is gone.
 */
export function GroupTop({ view }: { view: string }) {
  const shown = useRef(view);

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [view]);

  return null;
}
