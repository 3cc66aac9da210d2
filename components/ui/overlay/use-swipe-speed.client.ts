/**
 * Closes a drawer only for a swipe that is fast or long enough; vaul's own speed limit, 400 px/s, cannot be changed.
 */
import { type PointerEvent, useRef } from 'react';

/** Pixels per millisecond. */
const leastSpeed = 0.45;

/** The share of the drawer that a slow swipe must cover. */
export const hysteresis = 0.52;

type Axis = 'x' | 'y';

/** Call `refuses` while vaul closes: true means that it has moved the drawer back into place. */
export function useSwipeSpeed(axis: Axis) {
  const start = useRef({ at: 0, x: 0, y: 0 });
  const isTooSlow = useRef(false);
  const content = useRef<HTMLElement | null>(null);

  const onPointerDown = ({ currentTarget, pageX, pageY }: PointerEvent<HTMLElement>) => {
    content.current = currentTarget;
    start.current = { at: Date.now(), x: pageX, y: pageY };
  };
  const onPointerUp = ({ currentTarget, pageX, pageY }: PointerEvent<HTMLElement>) => {
    const moved = Math.abs(axis === 'x' ? pageX - start.current.x : pageY - start.current.y);
    const size = axis === 'x' ? currentTarget.offsetWidth : currentTarget.offsetHeight;
    isTooSlow.current = isSwipeTooSlow(moved, Date.now() - start.current.at, size);
    // Vaul decides in the same event; a later close is not due to this swipe.
    setTimeout(() => {
      isTooSlow.current = false;
    });
  };
  const refuses = () => {
    if (!isTooSlow.current || content.current === null) return false;
    Object.assign(content.current.style, { transition: 'transform 500ms var(--ease)', transform: 'none' });
    return true;
  };
  return { refuses, handlers: { onPointerDown, onPointerUp } };
}

/**
 * Judges a swipe over `moved` of `size` pixels in `time` milliseconds. No movement at all is a press, never a swipe.
 */
export function isSwipeTooSlow(moved: number, time: number, size: number): boolean {
  return moved > 0 && moved / Math.max(time, 1) <= leastSpeed && moved < size * hysteresis;
}
