'use client';

import { useEffect, useRef, useState } from 'react';

/** Marks the section in view, scrolls its link into view, and adds buttons that scroll a bar wider than the page. */
export function MenuBarMarks({ words }: { words: { back: string; on: string } }) {
  const self = useRef<HTMLSpanElement>(null);
  const [isWide, setWide] = useState(false);
  const bar = () => self.current?.parentElement?.querySelector('ul') ?? null;

  useEffect(() => {
    const list = self.current?.parentElement?.querySelector('ul');
    if (!list) return;
    const measure = new ResizeObserver(() => setWide(list.scrollWidth > list.clientWidth + 1));
    measure.observe(list);
    const watch = watchSections(list);
    return () => {
      measure.disconnect();
      watch.disconnect();
    };
  }, []);

  const move = (direction: number) => {
    const list = bar();
    const towards = list?.matches(':dir(rtl)') ? -direction : direction;
    list?.scrollBy({ left: towards * list.clientWidth * 0.7, behavior: 'smooth' });
  };
  return (
    <span ref={self} className="menu-bar-steps" hidden={!isWide}>
      <button type="button" aria-label={words.back} onClick={() => move(-1)} />
      <button type="button" aria-label={words.on} onClick={() => move(1)} />
    </span>
  );
}

/** A section is current while it crosses a line a third down the window. */
function watchSections(list: HTMLElement): IntersectionObserver {
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

/** Scrolls the bar only: `scrollIntoView` would move the page too. */
function reveal(list: HTMLElement, link: HTMLElement) {
  const [box, place] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  list.scrollBy({ left: place.left + place.width / 2 - box.left - box.width / 2, behavior: 'smooth' });
}
