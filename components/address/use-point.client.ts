/** Holds the point that the customer is about to choose, and its name: from the device or from the map. */
import { useRef, useState } from 'react';
import type { AddressWords } from '@/components/address/address-words';
import { type Choice, nameOfPoint, rounded } from '@/components/address/delivery-point.client';
import type { Point } from '@/lib/view/view';

/** Milliseconds that the device may take. */
const timeout = 10_000;

export function usePoint(locale: string, words: AddressWords) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [status, setStatus] = useState('');
  const latest = useRef(0);

  /** Sets the point at once, and its name when it is known. After several moves only the last one counts. */
  const take = async (point: Point, by: Choice['by']) => {
    const turn = ++latest.current;
    setChoice(before => (before === null ? null : { ...before, point: rounded(point), by }));
    const text = (await nameOfPoint(point, locale)) ?? words.locationUnnamed;
    if (turn !== latest.current) return;
    setStatus('');
    setChoice({ text, point: rounded(point), by });
  };

  const locate = () => {
    setStatus(words.locating);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => take(coords, 'device'),
      () => setStatus(words.locationDenied),
      { enableHighAccuracy: true, timeout },
    );
  };

  return { choice, status, take, locate };
}
