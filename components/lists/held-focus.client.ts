/** Where the keyboard's focus is in a list that is about to grow, and how it gets there again. */
import { isInSight } from '@/components/ui/is-in-sight.client';

interface Held {
  /** The URL of the page with the longer list. */
  url: string;
  giveBack: () => void;
}

/** Outlives the component, as the router replaces all elements of a list with a filter or a page of its own. */
let held: Held | null = null;

/** Call before the list changes. `href`: the page with the longer list, or empty; `link`: the link to it. */
export function holdFocus(href: string, link: HTMLAnchorElement | null): void {
  const element = document.activeElement;
  if (href === '' || element === null) return;
  const giveBack = inList(element, link) ?? belowList(element, link);
  if (giveBack !== null) held = { url: new URL(href, location.href).href, giveBack };
}

/** Call once it has changed. Does nothing on any other page than the expected one. */
export function giveFocusBack(): void {
  if (held?.url === location.href) held.giveBack();
  held = null;
}

/** New elements only come after it. The first new card takes the place of the link to more. */
function inList(element: Element, link: HTMLAnchorElement | null): (() => void) | null {
  const { tagName: tag } = element;
  const index = elementsOf(tag).indexOf(element);
  const isLink = element === link;
  if (index < 0) return null;
  return () => (elementsOf(tag)[index] as HTMLElement | undefined)?.focus({ preventScroll: !isLink });
}

/** It stays, and is pushed down. */
function belowList(element: Element, link: HTMLAnchorElement | null): (() => void) | null {
  if (!isBelow(link, element) || !isInSight(element)) return null;
  return () => {
    if (element === document.activeElement && !isInSight(element)) element.scrollIntoView({ block: 'nearest' });
  };
}

function isBelow(link: HTMLAnchorElement | null, element: Element): boolean {
  return link !== null && (link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function elementsOf(tag: string): Element[] {
  return [...document.querySelectorAll(`main ${tag}`)];
}
