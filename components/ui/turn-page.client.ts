import type { useRouter } from 'next/navigation';

/**
 * Goes to another page. From an open overlay, the page replaces the overlay's entry in the history
 * (use-overlay-history.client.ts), so that Back leads to the page below it.
 */
export function turnPage(router: ReturnType<typeof useRouter>, href: string, scroll: boolean): void {
  const { overlay, ...state } = history.state ?? {};
  if (overlay !== undefined) history.replaceState(state, '');
  router[overlay === undefined ? 'push' : 'replace'](href, { scroll });
}
