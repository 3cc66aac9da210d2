'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Renders the page anew when the group stands otherwise than it shows: at once after a change, as long as it is seen. */
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
