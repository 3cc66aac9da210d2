'use client';

import { useEffect, useRef, useState } from 'react';
import { watchSections } from '@/components/shop/menu/watch-sections.client';

/** Marks the section in view, scrolls its link into view, and adds buttons that scroll a bar wider than the page. */
export function MenuBarMarks({ words }: { words: { back: string; on: string } }) {
  const self = useRef<HTMLSpanElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  const bar = () => self.current?.parentElement?.querySelector('ul') ?? null;

  useEffect(() => {
    const list = self.current?.parentElement?.querySelector('ul');
    if (!list) return;
    const measure = new ResizeObserver(() => setOverflowing(list.scrollWidth > list.clientWidth + 1));
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
    list?.scrollBy({ left: towards * list.clientWidth * 0.7 });
  };
  return (
    <span ref={self} className="menu-bar-steps" hidden={!isOverflowing}>
      <button type="button" className="icon-button" aria-label={words.back} onClick={() => move(-1)}>
        {'\u2039'}
      </button>
      <button type="button" className="icon-button" aria-label={words.on} onClick={() => move(1)}>
        {'\u203a'}
      </button>
    </span>
  );
}
