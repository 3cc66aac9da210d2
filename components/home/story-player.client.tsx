'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { usePart } from '@/components/ui/use-part.client';

const loadDialog = () => import('@/components/home/story-dialog.client').then(({ StoryDialog }) => StoryDialog);

/** Wraps the row of covers. Pressing one plays its slides in a dialog, which is loaded on hover or focus of the row. */
export function StoryPlayer({ words, children }: { words: Record<string, string>; children: ReactNode }) {
  const { part: Dialog, warm, want } = usePart(loadDialog);
  const [slides, setSlides] = useState<HTMLAnchorElement[] | null>(null);

  const play = async (event: MouseEvent) => {
    const pressed = coverOf(event);
    if (pressed === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (await want()) setSlides([...(pressed.closest('li')?.querySelectorAll('a') ?? [])]);
    else location.assign(pressed.href);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by keyboard too. */}
      <ul className="home-row home-stories" onClick={play} onPointerEnter={warm} onFocus={warm}>
        {children}
      </ul>
      {Dialog !== null && slides !== null && <Dialog slides={slides} words={words} onClose={() => setSlides(null)} />}
    </>
  );
}

function coverOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-story]') : null;
}
