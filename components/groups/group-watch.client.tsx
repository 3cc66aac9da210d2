'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onceAnswered } from '@/components/forms/once-answered.client';
import type { StreamState } from '@/components/ui/event-stream.client';

interface GroupWatchProps {
  version: string;
  /** Milliseconds between two refreshes where no changes are told. */
  pause: number;
  /** Shown while the connection is lost. */
  children: ReactNode;
}

/**
 * Refreshes the page when the state of the group is no longer what it shows: at once after a change, while it is
 * visible. A change that the visitor makes on the page itself is shown by the answer to its form. The first event after
 * a lost connection names the present state.
 */
export function GroupWatch({ version, pause, children }: GroupWatchProps) {
  const router = useRouter();
  const shown = useRef(version);
  const [state, setState] = useState<StreamState>('live');

  useEffect(() => {
    shown.current = version;
  }, [version]);

  useEffect(() => {
    let stop = () => {};
    let stopWaiting = () => {};
    let isGone = false;
    const onEvent = ({ version: told }: { version: string }) => {
      stopWaiting();
      stopWaiting = onceAnswered(() => told !== shown.current && router.refresh());
    };
    import('@/components/ui/event-stream.client').then(
      ({ listenTo }) => {
        if (!isGone) stop = listenTo('/api/group', { onEvent, onState: setState });
      },
      () => setState('ended'),
    );
    return () => {
      isGone = true;
      stop();
      stopWaiting();
    };
  }, [router]);

  useEffect(() => {
    if (state !== 'ended') return;
    // The page says who is out of the group. Whoever still sees it is on a host without streams.
    const stopWaiting = onceAnswered(() => router.refresh());
    const timer = setInterval(() => document.hidden || router.refresh(), pause);
    return () => {
      stopWaiting();
      clearInterval(timer);
    };
  }, [state, pause, router]);

  return (
    <div role="status" className="contents">
      {state === 'lost' && children}
    </div>
  );
}
