/** Holds the point that the customer is about to choose, and its name: from the device or from the map. */
import { useRef, useState } from 'react';
import type { AddressWords } from '@/components/address/address-words';
import { type Choice, nameOfPoint, roundPoint } from '@/components/address/delivery-point.client';
import type { Locale } from '@/lib/i18n/locales';
import type { Point } from '@/lib/view/view';

/** Milliseconds that the device may take. */
const timeout = 10_000;

export function usePoint(locale: Locale, words: AddressWords) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [status, setStatus] = useState('');
  const latest = useRef<Promise<Choice> | null>(null);
  const moves = useRef(0);

  /** Sets the point at once, and its name as soon as it is known. After several moves only the last one counts. */
  const take = async (point: Point, by: Choice['by']) => {
    setChoice(before => (before === null ? null : { ...before, point: roundPoint(point), by }));
    const own = named(point, by);
    latest.current = own;
    const next = await own;
    if (latest.current !== own) return;
    setStatus('');
    setChoice(next);
  };
  const named = async (point: Point, by: Choice['by']): Promise<Choice> => {
    const text = (await nameOfPoint(point, locale)) ?? words.locationUnnamed;
    return { text, point: roundPoint(point), by };
  };

  const move = (point: Point) => {
    moves.current++;
    return take(point, 'hand');
  };

  const locate = () => {
    setStatus(words.locating);
    const before = moves.current;
    // The device may take seconds; a customer who has moved the pin in the meantime has chosen.
    const isWanted = () => moves.current === before;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => isWanted() && take(coords, 'device'),
      () => isWanted() && setStatus(words.locationDenied),
      { enableHighAccuracy: true, timeout },
    );
  };

  /** `chosen` is the choice with the name of its own point, which may still be loading. */
  return { choice, status, take, move, locate, chosen: () => latest.current };
}
