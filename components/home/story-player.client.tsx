'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { StoryDialogProps } from '@/components/home/story-dialog.client';

interface Playing {
  Dialog: ComponentType<StoryDialogProps>;
  slides: HTMLAnchorElement[];
}

/** The row of covers; pressing one loads the dialog that plays its slides. */
export function StoryPlayer({ words, children }: { words: Record<string, string>; children: ReactNode }) {
  const [playing, setPlaying] = useState<Playing | null>(null);

  const play = async (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-story]') : null;
    if (pressed === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const slides = [...(pressed.closest('li')?.querySelectorAll('a') ?? [])];
    const { StoryDialog } = await import('@/components/home/story-dialog.client');
    setPlaying({ Dialog: StoryDialog, slides });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, also by keyboard. */}
      <ul className="home-row home-stories" onClick={play}>
        {children}
      </ul>
      {playing && <playing.Dialog slides={playing.slides} words={words} onClose={() => setPlaying(null)} />}
    </>
  );
}
