'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { distanceBetween } from '@/lib/geo';
import { type CountWords, fillCount } from '@/lib/i18n/count-words';
import { fillWords } from '@/lib/i18n/fill-words';
import type { Point } from '@/lib/view/view';

/** Metres beyond the device's accuracy: a shorter distance may just be the way home from work. */
const far = 2000;

interface FarFromHereProps {
  point: Point;
  /** A BCP 47 tag. */
  language: string;
  /** "{count} km". */
  kilometres: CountWords;
  /** With `{distance}` in it. */
  words: string;
  /** What the customer can do about it. */
  children: ReactNode;
}

/**
 * Warns when the device is far from the point. Never asks for permission: it uses the location only where the customer
 * has allowed it before, and the location stays in the browser.
 */
export function FarFromHere({
  point: { latitude, longitude },
  language,
  kilometres,
  words,
  children,
}: FarFromHereProps) {
  const [metres, setMetres] = useState(0);
  useEffect(() => {
    let isShown = true;
    void locate().then(here => {
      if (isShown) setMetres(here === null ? 0 : distanceBetween(here, { latitude, longitude }) - here.accuracy);
    });
    return () => {
      isShown = false;
    };
  }, [latitude, longitude]);
  if (metres < far) return null;
  return (
    <Alert tone="warning">
      <p>{fillWords(words, { distance: fillCount(kilometres, language, Math.round(metres / 1000)) })}</p>
      {children}
    </Alert>
  );
}

/** Null where it is not allowed, not known, or takes too long. */
async function locate(): Promise<GeolocationCoordinates | null> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  if (permission?.state !== 'granted') return null;
  return new Promise(resolve => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      { maximumAge: 5 * 60_000, timeout: 10_000 },
    );
  });
}
