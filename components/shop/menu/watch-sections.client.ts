/** Marks the section in view in the bar of a menu. */

import { revealInRow } from '@/components/ui/reveal-in-row.client';

/** The current section is the last one that begins above a line at a third of the window's height. */
export function watchSections(list: HTMLElement): IntersectionObserver {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current) revealInRow(list, current);
  const mark = (id: string | undefined) => {
    for (const link of links) {
      if (link.hash !== `#${id}`) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        revealInRow(list, link);
      }
    }
  };
  const sections = links.flatMap(link => document.getElementById(link.hash.slice(1)) ?? []);
  // Everything above the line counts as visible, so that a jump over many sections is noticed too.
  const observer = new IntersectionObserver(
    ([entry]) => {
      const line = entry?.rootBounds?.bottom ?? 0;
      // Of a shown section: one without vegetarian products may be hidden.
      const shown = sections.filter(section => section.getClientRects().length > 0);
      const passed = shown.findLast(section => section.getBoundingClientRect().top <= line);
      mark((passed ?? shown[0])?.id);
    },
    { rootMargin: '1000000px 0px -66% 0px' },
  );
  for (const section of sections) observer.observe(section);
  return observer;
}
