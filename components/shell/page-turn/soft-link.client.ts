/** Decides which links the browser's router can follow: plain ones that lead to another page of this site. */
import { shopPathShape } from '@/lib/paths/shop-path-shape';

export function softLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.closest('[data-hard]') !== null) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? null : link;
}

/** Whether it follows the link in this tab, by a finger, the main button or Enter. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/** Whether it leads to a shop or to one of its products. */
export function isShop({ pathname, search }: HTMLAnchorElement): boolean {
  return shopPathShape.test(pathname) && /^(\?product=[\w-]+)?$/.test(search);
}

export function hrefOf(link: HTMLAnchorElement): string {
  return link.pathname + link.search + link.hash;
}
