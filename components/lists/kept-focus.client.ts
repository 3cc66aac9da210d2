/**
 * The router replaces all elements of a list that grows. This keeps the keyboard's focus where it was: on its element of
 * the list, or in sight below it.
 */
import { isInSight } from '@/components/ui/is-in-sight.client';

interface Held {
  /** The URL of the page with the longer list. */
  url: string;
  giveBack: () => void;
}

let held: Held | null = null;

/** Call before the elements of the list are replaced. `href`: the page with the longer list. */
export function holdFocus(href: string, link: HTMLAnchorElement | null): void {
  const element = document.activeElement;
  if (href === '' || element === null) return;
  const giveBack = inList(element, link) ?? belowList(element, link);
  if (giveBack !== null) held = { url: new URL(href, location.href).href, giveBack };
}

/** Call once the new elements are there. Does nothing on any other page than the expected one. */
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
