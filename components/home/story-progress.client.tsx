'use client';

import { useEffect, useRef } from 'react';

/** Milliseconds that a slide is shown (docs/api.md 6.8). */
const showFor = 10_000;

const grow = { transform: ['scaleX(0)', 'scaleX(1)'] };

interface StoryProgressProps {
  slides: HTMLAnchorElement[];
  index: number;
  isPaused: boolean;
  onEnd: () => void;
}

/**
 * A bar for each slide. The current bar is the slide's clock: they run, pause and end together. Animated by script,
 * because reduced motion shortens CSS animations.
 */
export function StoryProgress({ slides, index, isPaused, onEnd }: StoryProgressProps) {
  const bars = useRef<HTMLDivElement>(null);
  const clock = useRef<Animation>(undefined);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    const bar = bars.current?.children[index];
    const running = bar?.animate(grow, { duration: showFor, pseudoElement: '::before' });
    running?.addEventListener('finish', () => end.current());
    clock.current = running;
    return () => running?.cancel();
  }, [index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide needs a new clock.
  useEffect(() => {
    if (isPaused) clock.current?.pause();
    else clock.current?.play();
  }, [isPaused, index]);

  return (
    <div ref={bars} className="story-progress" aria-hidden="true">
      {slides.map((link, position) => (
        <i key={link.dataset.story} data-seen={position < index || undefined} />
      ))}
    </div>
  );
}
