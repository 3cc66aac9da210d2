/**
 * Gives the history's entry of a place in this page (`#section-2`) the router's state. The browser gives it none, and the
 * router passes over entries without one: Back to it would change the URL and leave the next page, or an open
 * product, where it is.
 */
import { isPlainPress } from '@/components/shell/page-turn/soft-link.client';

export function keepRouterState(): () => void {
  document.addEventListener('click', carryOver);
  return () => document.removeEventListener('click', carryOver);
}

function carryOver(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (link === null || !isPlainPress(event)) return;
  const { state } = history;
  // Before others that follow the history, which would take an open overlay for closed.
  addEventListener('popstate', () => history.state ?? history.replaceState(state, ''), { once: true, capture: true });
}
