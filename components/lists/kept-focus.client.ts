/** The router makes a longer list's elements anew, so who was in it by keyboard would begin at the page's top again. */

interface Held {
  /** Of the page that takes this one's place. */
  url: string;
  tag: string;
  /** Among the elements of that tag in the page's main part: more come behind it. */
  index: number;
  /** Whether it is the link to more, whose place the next card takes. */
  isLink: boolean;
}

let held: Held | null = null;

/** Before the page's elements go, because one with more behind them takes their place. */
export function holdFocus(href: string, link: HTMLAnchorElement | null): void {
  const element = document.activeElement;
  if (href === '' || element === null) return;
  const { tagName: tag } = element;
  const index = elementsOf(tag).indexOf(element);
  if (index >= 0) held = { url: new URL(href, location.href).href, tag, index, isLink: element === link };
}

/** Once the page's elements are there. Of another page than that which was awaited the focus is not ours to move. */
export function giveFocusBack(): void {
  if (held?.url === location.href)
    (elementsOf(held.tag)[held.index] as HTMLElement | undefined)?.focus({ preventScroll: !held.isLink });
  held = null;
}

function elementsOf(tag: string): Element[] {
  return [...document.querySelectorAll(`main ${tag}`)];
}
