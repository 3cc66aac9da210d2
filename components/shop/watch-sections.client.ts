/** Marks, in the bar of a menu, the section that is in view. */

/** A section is current while it crosses a line a third down the window. */
export function watchSections(list: HTMLElement): IntersectionObserver {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current) reveal(list, current);
  const mark = (id: string | undefined) => {
    for (const link of links) {
      if (link.hash !== `#${id}`) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        reveal(list, link);
      }
    }
  };
  const observer = new IntersectionObserver(
    entries => {
      const crossing = entries.find(({ isIntersecting }) => isIntersecting);
      if (crossing) mark(crossing.target.id);
      // After a jump to the top no section crosses the line any more.
      else if (
        entries.every(({ boundingClientRect, rootBounds }) => boundingClientRect.top > (rootBounds?.bottom ?? 0))
      )
        mark(links[0]?.hash.slice(1));
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const link of links) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) observer.observe(section);
  }
  return observer;
}

/**
 * Scrolls the bar only, which may be a rail: `scrollIntoView` would move the page too. Not away from what somebody with a
 * keyboard is at.
 */
function reveal(list: HTMLElement, link: HTMLElement) {
  if (list.querySelector(':focus-visible') !== null) return;
  const [box, place] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  list.scrollBy({
    left: place.left + place.width / 2 - box.left - box.width / 2,
    top: place.top + place.height / 2 - box.top - box.height / 2,
  });
}
