'use client';

import '@/components/home/story.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStoryClock } from '@/components/home/story-clock.client';
import { StoryPicture } from '@/components/home/story-picture.client';
import { Icon } from '@/components/ui/icon';

export interface StoryDialogProps {
  /** The slides' links as the server wrote them. */
  slides: HTMLAnchorElement[];
  words: Record<string, string>;
  onClose: () => void;
}

/** A shop's slides, full screen: they turn by themselves unless paused, and by arrow keys, and end by closing. */
export function StoryDialog({ slides, words, onClose }: StoryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const slide = slides[index];

  const turn = (by: number) => {
    if (slides[index + by] !== undefined) setIndex(index + by);
    else if (by > 0) dialog.current?.close();
  };

  useEffect(() => dialog.current?.showModal(), []);

  useStoryClock(dialog, index, isPaused, () => turn(1));

  const steer = (event: KeyboardEvent) => {
    const isRightToLeft = document.dir === 'rtl';
    if (event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) turn(1);
    if (event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) turn(-1);
  };

  if (slide === undefined) return null;
  const { story = '', shop = '' } = slide.dataset;
  return (
    <dialog ref={dialog} aria-label={shop} className="story" onClose={onClose} onKeyDown={steer}>
      <div className="story-progress" aria-hidden="true">
        {slides.map((link, position) => (
          <i key={link.href} data-seen={position < index || undefined} />
        ))}
      </div>
      <StoryPicture key={story} source={story} />
      <p aria-live="polite">
        <small>{shop}</small>
        <strong>{slide.lastElementChild?.textContent}</strong>
        <a href={slide.href}>{words.see}</a>
      </p>
      <button type="button" className="story-close" aria-label={words.close} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      <button type="button" className="story-pause" onClick={() => setPaused(!isPaused)}>
        {isPaused ? words.play : words.pause}
      </button>
      <button
        type="button"
        className="story-back"
        aria-label={words.back}
        disabled={index === 0}
        onClick={() => turn(-1)}
      >
        <Icon name="chevron" />
      </button>
      <button type="button" className="story-next" aria-label={words.next} onClick={() => turn(1)}>
        <Icon name="chevron" />
      </button>
    </dialog>
  );
}
