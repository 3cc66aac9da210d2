/**
 * Has the service worker (public/order-keeper.js) store the home page and the pages of shops for when there is no
 * connection: where the storefront is installed, or where the worker is already there for an order.
 */
import { shopPathShape } from '@/lib/paths/shop-path-shape';

/** In any language; searches and filtered lists are not stored. */
const homePath = /^\/([a-z]{2})?$/;

export async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || timeOfKept() !== null || !isStored(location.pathname)) return;
  try {
    if (isInstalled()) await serviceWorker.register('/order-keeper.js');
    else if ((await serviceWorker.getRegistration()) === undefined) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'keep', path: location.pathname, files: filesOfPage(), page: wordsOfPage() });
  } catch {
    // Some browsers allow no worker (private windows); then the page needs a connection.
  }
}

function isStored(path: string): boolean {
  return homePath.test(path) || shopPathShape.test(path);
}

/** When the worker stored the page that is shown, in milliseconds; null where it came from the server. */
export function timeOfKept(): number | null {
  return Number(document.documentElement.dataset.kept) || null;
}

/** Whether it was opened from the home screen, whose URL the manifest names. */
function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || location.search.includes('from=home-screen');
}

/** Styles, fonts and scripts, including those loaded later: the document names only the first ones. */
function filesOfPage(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter(path => /^\/(_next\/static|icons)\//.test(path)))];
}

/** The worker's sentences for a page that it has not stored, in this page's language and theme. */
function wordsOfPage(): Record<string, string> {
  const { lang, dir, dataset } = document.documentElement;
  const { title = '', missing = '', seen = '', retry = '' } = document.getElementById('online')?.dataset ?? {};
  return { lang, dir, theme: dataset.theme ?? 'system', title, missing, seen, retry };
}
