'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** API 6.8: each slide is shown for ten seconds. */
const showFor = 10_000;

const grow = { transform: ['scaleX(0)', 'scaleX(1)'] };

/**
 * The slide's bar is its clock: it runs, rests and ends with the slide. Animated by script, because reduced motion
 * shortens what style sheets animate.
 */
export function useStoryClock(
  dialog: RefObject<HTMLDialogElement | null>,
  index: number,
  isPaused: boolean,
  onEnd: () => void,
) {
  const clock = useRef<Animation>(undefined);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    const bar = dialog.current?.querySelectorAll('i')[index];
    const running = bar?.animate(grow, { duration: showFor, pseudoElement: '::before' });
    running?.addEventListener('finish', () => end.current());
    clock.current = running;
    return () => running?.cancel();
  }, [dialog, index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide has another clock.
  useEffect(() => {
    if (isPaused) clock.current?.pause();
    else clock.current?.play();
  }, [isPaused, index]);
}
