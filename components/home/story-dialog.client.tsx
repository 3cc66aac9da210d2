'use client';

import '@/components/home/story.css';
import { type KeyboardEvent, useState } from 'react';
import { StoryPicture } from '@/components/home/story-picture.client';
import { StoryProgress } from '@/components/home/story-progress.client';
import { Icon } from '@/components/ui/icon';
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/components/ui/overlay/dialog.client';

interface StoryDialogProps {
  /** The slides' links as the server rendered them. */
  slides: HTMLAnchorElement[];
  words: Record<string, string>;
  onClose: () => void;
}

/**
 * Plays a shop's slides full screen: they change by themselves unless paused, and by arrow keys. Closes after the last.
 */
export function StoryDialog({ slides, words, onClose }: StoryDialogProps) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const slide = slides[index];

  const turn = (by: number) => {
    if (slides[index + by] !== undefined) setIndex(index + by);
    else if (by > 0) onClose();
  };

  const steer = (event: KeyboardEvent) => {
    const isRightToLeft = document.dir === 'rtl';
    if (event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) turn(1);
    if (event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) turn(-1);
  };

  if (slide === undefined) return null;
  const { story = '', shop = '' } = slide.dataset;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="story" onKeyDown={steer}>
        <StoryProgress slides={slides} index={index} isPaused={isPaused} onEnd={() => turn(1)} />
        <StoryPicture key={story} source={story} isPaused={isPaused} />
        <div className="story-words" aria-live="polite">
          <DialogTitle>{shop}</DialogTitle>
          <strong>{slide.lastElementChild?.textContent}</strong>
          <a href={slide.href}>{words.see}</a>
        </div>
        <DialogClose className="story-close" aria-label={words.close}>
          <Icon name="close" />
        </DialogClose>
        <button type="button" className="story-pause" onClick={() => setPaused(!isPaused)}>
          {isPaused ? words.play : words.pause}
        </button>
        <button
          type="button"
          className="story-back"
          aria-label={words.back}
          // Keeps the focus, because the arrow keys are heard where the focus is.
          aria-disabled={index === 0}
          onClick={() => turn(-1)}
        >
          <Icon name="chevron" />
        </button>
        <button type="button" className="story-next" aria-label={words.next} onClick={() => turn(1)}>
          <Icon name="chevron" />
        </button>
      </DialogContent>
    </Dialog>
  );
}
