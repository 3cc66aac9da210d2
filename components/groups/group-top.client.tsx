'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the top when the page under the same path becomes another one, as it does once a group was started or has
 * ended; the router would stay where the form was. Moves the focus too, where the pressed button is gone.
 */
export function GroupTop({ state }: { state: string }) {
  const shown = useRef(state);

  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [state]);

  return null;
}
