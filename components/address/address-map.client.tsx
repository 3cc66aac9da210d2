'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { AddressWords } from '@/components/address/address-words';
import { type DrawnMap, drawMap } from '@/components/address/draw-map';
import { Icon } from '@/components/ui/icon';
import type { Point } from '@/lib/view';

export interface AddressMapProps {
  /** The tiles' address with {z}, {x} and {y}. */
  tiles: string;
  point: Point;
  words: AddressWords;
  /** Called when the pin rests. */
  onMove: (point: Point) => void;
}

/** One press moves the pin by about 20 metres; degrees of latitude. */
const step = 0.0002;

const directions = {
  north: [1, 0],
  west: [0, -1],
  east: [0, 1],
  south: [-1, 0],
} as const;

const arrows: Record<string, keyof typeof directions> = {
  ArrowUp: 'north',
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowDown: 'south',
};

/** A map whose pin can be dragged, moved by arrow keys, and moved by buttons (WCAG 2.5.7). */
export function AddressMap({ tiles, point, words, onMove }: AddressMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap | null>(null);
  const moved = useRef(onMove);
  moved.current = onMove;
  const first = useRef(point);

  useEffect(() => {
    if (frame.current === null) return;
    const map = drawMap(frame.current, tiles, first.current, moved);
    drawn.current = map;
    return map.remove;
  }, [tiles]);

  useEffect(() => drawn.current?.show(point), [point]);

  const move = (direction: keyof typeof directions, times = 1) => {
    const [north, east] = directions[direction];
    const latitude = point.latitude + north * step * times;
    const longitude = point.longitude + (east * step * times) / Math.cos((point.latitude * Math.PI) / 180);
    onMove({ latitude, longitude });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    move(direction, event.shiftKey ? 5 : 1);
  };
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the pin while the map has the focus. */}
      <div role="application" tabIndex={0} aria-label={words.map} onKeyDown={onKeyDown} className="address-map">
        <div ref={frame} className="size-full" />
      </div>
      <p className="text-small text-soft">{words.mapHint}</p>
      <div className="address-moves" dir="ltr">
        {(Object.keys(directions) as (keyof typeof directions)[]).map(direction => (
          <button key={direction} type="button" aria-label={words[direction]} onClick={() => move(direction)}>
            <Icon name="arrow-forward" className={`size-5 ${turns[direction]}`} />
          </button>
        ))}
      </div>
    </div>
  );
}

const turns = { north: '-rotate-90', west: 'rotate-180', east: '', south: 'rotate-90' };
