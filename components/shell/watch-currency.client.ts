/**
 * Shows a page in the currency that another tab has chosen meanwhile, once it is seen again: its cart, which is read
 * anew, comes in that one, and so would the answer to its forms, where a refusal has no place to be shown.
 */
import { readCookie, watchCookies } from '@/lib/cookies/cookies.client';
import { parseView } from '@/lib/view/view';

const loadChoice = () => import('@/components/preferences/choose-currency.client');

/** Returns the function that ends it. */
export function watchCurrency(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { dataset } = document.documentElement;
  // After a reload there is no other document to be had, and it must not be loaded for ever.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') dataset.currency = chosen();
  const look = () => {
    const currency = chosen();
    const isShown = currency === (dataset.currency ?? currency);
    // Without a connection the browser's own error page would come instead.
    if (isShown || document.hidden || !navigator.onLine) return;
    loadChoice().then(
      ({ chooseCurrency }) => chooseCurrency(currency),
      () => {},
    );
  };
  // Chosen in this page's first moments, or before a step back to a document that the browser has kept.
  look();
  addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  // In another window, beside this one.
  watchCookies(look, signal);
  return () => stopped.abort();
}

function chosen(): string {
  return parseView(readCookie('view')).currency;
}
