/**
 * The router replaces all elements of a list that grows. This keeps the keyboard's focus where it was, and in sight where
 * it was behind the list.
 */

interface Held {
  /** The URL of the page with the longer list. */
  url: string;
  tag: string;
  /** Position among the elements of that tag in `main`; new elements only come after it. */
  index: number;
  /** Whether it was the link to more: the first new card takes its place. */
  isLink: boolean;
}

let held: Held | null = null;

/** What has the focus in sight below the list, and will be pushed down. */
let below: Element | null = null;

/** Call before the elements of the list are replaced. `href`: the page with the longer list. */
export function holdFocus(href: string, link: HTMLAnchorElement | null): void {
  const element = document.activeElement;
  if (href === '' || element === null) return;
  const { tagName: tag } = element;
  const index = elementsOf(tag).indexOf(element);
  if (index < 0 && isBelow(link, element) && isInSight(element)) below = element;
  if (index >= 0) held = { url: new URL(href, location.href).href, tag, index, isLink: element === link };
}

/** Call once the new elements are there. Does nothing on any other page than the expected one. */
export function giveFocusBack(): void {
  if (held?.url === location.href)
    (elementsOf(held.tag)[held.index] as HTMLElement | undefined)?.focus({ preventScroll: !held.isLink });
  held = null;
  if (below !== null && below === document.activeElement && !isInSight(below))
    below.scrollIntoView({ block: 'nearest' });
  below = null;
}

function isBelow(link: HTMLAnchorElement | null, element: Element): boolean {
  return link !== null && (link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function elementsOf(tag: string): Element[] {
  return [...document.querySelectorAll(`main ${tag}`)];
}
