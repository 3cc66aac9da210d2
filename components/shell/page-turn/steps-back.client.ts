/** How many entries of the history are to be gone back by? Undefined where nobody can tell. */
import { lastTurn } from '@/components/ui/page-turn/turn-page.client';

/**
 * How many entries a product's page lies above its list. Going back by as many closes the product: Back does not open it
 * again afterwards, and the list is where it was scrolled to.
 *
 * @param list the list's URL
 * @returns undefined too if another page lies between the two
 */
export function stepsAboveList(list: string): number | undefined {
  for (const [index, { url }] of entriesBelow().entries()) {
    if (url === null || withoutProduct(url) !== withoutProduct(list)) return undefined;
    // Others are products that were opened from one another, and overlays above them.
    if (!new URL(url).searchParams.has('product')) return index + 1;
  }
  return undefined;
}

/**
 * How many entries the page before this one lies below: each place in this page that was gone to (`#extras`) has one.
 *
 * @returns undefined too if there is no page before
 */
export function stepsAbovePage(): number | undefined {
  const [page] = location.href.split('#');
  const index = entriesBelow().findIndex(({ url }) => url?.split('#')[0] !== page);
  return index === -1 ? undefined : index + 1;
}

/** The nearest first. A browser without the history's entries is told of the one below the last page turn. */
function entriesBelow(): { url: string | null }[] {
  const { navigation } = window;
  if (navigation === undefined) return lastTurn.to === location.href ? [...overlays(), { url: lastTurn.from }] : [];
  const now = navigation.currentEntry?.index ?? 0;
  return navigation.entries().slice(0, now).reverse();
}

/** The entries that overlays have added to this page (use-overlay-history.client.ts). */
function overlays(): { url: string }[] {
  return Array.from({ length: history.state?.overlay ?? 0 }, () => ({ url: location.href }));
}

function withoutProduct(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('product');
  url.hash = '';
  return url.href;
}
