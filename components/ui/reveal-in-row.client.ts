/**
 * Scrolls a row, or a rail, until one of its links is in its middle. It alone: `scrollIntoView` would scroll the page
 * too. Does not scroll while a link of the row has the keyboard's focus.
 */
export function revealInRow(row: HTMLElement, link: HTMLElement): void {
  if (row.querySelector(':focus-visible') !== null) return;
  const [box, place] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollBy({
    left: place.left + place.width / 2 - box.left - box.width / 2,
    top: place.top + place.height / 2 - box.top - box.height / 2,
  });
}
