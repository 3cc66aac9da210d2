'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { OnlineBar } from '@/components/online/online-bar.client';
import { ChooseView } from '@/components/preferences/choose-view.client';
import { PageTurn } from '@/components/shell/page-turn.client';
import { useScriptsAhead } from '@/components/shell/use-scripts-ahead.client';
import { useWarmLinks } from '@/components/shell/use-warm-links.client';

/**
 * What page turns do without in a page's first moments: asking for a page ahead, and showing its outline while it is on its
 * way, and the quiet line of the connection. `pressed` is null while none is.
 */
export function LateNavigation({ pressed }: { pressed: HTMLAnchorElement | null }) {
  // The market's frame has its own from the start.
  const [isMarket] = useState(() => document.querySelector('.market') !== null);
  useWarmLinks(useRouter());
  useScriptsAhead();
  return (
    <>
      {pressed !== null && <PageTurn link={pressed} />}
      <OnlineBar />
      {!isMarket && <ChooseView />}
    </>
  );
}
