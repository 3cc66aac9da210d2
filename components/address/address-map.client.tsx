'use client';

import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { AddressWords } from '@/components/address/address-words';
import { type DrawnMap, drawMap } from '@/components/address/draw-map.client';
import { arrowTurn, type Direction, directionOfKey, directions, movePin } from '@/components/address/pin-moves.client';
import { Icon } from '@/components/ui/icon';
import type { Point } from '@/lib/view/view';

interface AddressMapProps {
  /** The tiles' URL template with {z}, {x} and {y}. */
  tiles: string;
  point: Point;
  words: AddressWords;
  /** Called when the pin has stopped moving. */
  onMove: (point: Point) => void;
}

/** A map with a pin that can be dragged, or moved by arrow keys and by buttons (WCAG 2.5.7). */
export function AddressMap({ tiles, point, words, onMove }: AddressMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const drawn = useRef<DrawnMap | null>(null);
  const latestOnMove = useRef(onMove);
  latestOnMove.current = onMove;
  const first = useRef(point);

  useEffect(() => {
    if (frame.current === null) return;
    const map = drawMap(frame.current, tiles, first.current, latestOnMove);
    drawn.current = map;
    return map.remove;
  }, [tiles]);

  useEffect(() => drawn.current?.show(point), [point]);

  const move = (direction: Direction, times = 1) => onMove(movePin(point, direction, times));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOfKey[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    move(direction, event.shiftKey ? 5 : 1);
  };
  return (
    <div className="grid gap-2">
      <div
        ref={comeForward}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the pin while the map has focus.
        tabIndex={0}
        aria-label={words.map}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        className="map is-picked scroll-mb-40"
      >
        <div ref={frame} className="size-full" />
      </div>
      <p id={hint} className="text-small text-soft">
        {words.mapHint}
      </p>
      <div className="address-moves *:scroll-mb-40" dir="ltr">
        {directions.map(direction => (
          <button key={direction} type="button" aria-label={words[direction]} onClick={() => move(direction)}>
            <Icon name="arrow-forward" className={`size-5 ${arrowTurn[direction]}`} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Stands above the place's card. Replaces the button that opened it, and the browser drops the focus with that. */
function comeForward(map: HTMLElement | null) {
  map?.scrollIntoView({ block: 'nearest' });
  if (document.activeElement === document.body) map?.focus({ preventScroll: true });
}
