import type { useRouter } from 'next/navigation';
import { leavePlace } from '@/components/ui/page-turn/leave-place.client';

interface PageTurn {
  /** Whether the router scrolls to the page's top, or to the place that `href` names. */
  scroll: boolean;
  /** Whether the page takes the entry of the one that is left. */
  replaces?: boolean;
}

/** The URLs of the last page turn that added an entry, for browsers that do not tell what their history holds. */
export const lastTurn = { from: '', to: '' };

/**
 * Goes to another page. From an open overlay, the page replaces the overlay's entry in the history
 * (use-overlay-history.client.ts), so that Back leads to the page below it.
 */
export function turnPage(
  router: ReturnType<typeof useRouter>,
  href: string,
  { scroll, replaces = false }: PageTurn,
): void {
  leavePlace();
  if (!replaces) Object.assign(lastTurn, { from: location.href, to: new URL(href, location.href).href });
  const { overlay, ...state } = history.state ?? {};
  if (overlay !== undefined) history.replaceState(state, '');
  router[replaces || overlay !== undefined ? 'replace' : 'push'](href, { scroll });
}
