'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Refreshes the page when the state of the group is no longer what it shows: at once after a change, while it is
 * visible.
 */
export function GroupWatch({ version }: { version: string }) {
  const router = useRouter();
  const shown = useRef(version);

  useEffect(() => {
    shown.current = version;
  }, [version]);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const onEvent = (group: { version: string }) => {
      if (group.version !== shown.current) router.refresh();
    };
    import('@/components/ui/event-stream.client').then(
      ({ listenTo }) => {
        if (!isGone) stop = listenTo('/api/group', { onEvent });
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [router]);

  return null;
}
