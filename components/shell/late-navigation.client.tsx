'use client';

import { useRouter } from 'next/navigation';
import { PageTurn } from '@/components/shell/page-turn.client';
import { useWarmLinks } from '@/components/shell/use-warm-links.client';

/**
 * What page turns do without in a page's first moments: asking for a page ahead, and showing its outline while it is on its
 * way. `pressed` is null while none is.
 */
export function LateNavigation({ pressed }: { pressed: HTMLAnchorElement | null }) {
  useWarmLinks(useRouter());
  return pressed === null ? null : <PageTurn link={pressed} />;
}
