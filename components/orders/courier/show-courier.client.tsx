'use client';

import { useEffect, useState } from 'react';
import type { CourierMapProps } from '@/components/orders/courier/courier-map.client';
import { MapButton } from '@/components/ui/map/map-button.client';
import { savesData } from '@/components/ui/saves-data.client';
import { usePart } from '@/components/ui/use-part.client';

const loadMap = () =>
  import('@/components/orders/courier/courier-map.client').then(({ default: CourierMap }) => CourierMap);

/** Milliseconds after which the page is assumed to be idle; Safari has no idle callback. */
const pause = 1000;

interface ShowCourierProps extends Omit<CourierMapProps, 'takesFocus'> {
  words: string;
  /** The sentence for when the map cannot be loaded. */
  failed: string;
}

/**
 * Loads the map (42 KB) as soon as the page is idle, or on a press where the customer saves data. The text beside it
 * says the same.
 */
export function ShowCourier({ words, failed, ...map }: ShowCourierProps) {
  const { part: CourierMap, warm } = usePart(loadMap);
  const [takesFocus, setTakesFocus] = useState(false);
  useEffect(() => {
    if (savesData()) return;
    // Without a connection the button stays.
    const later = setTimeout(warm, pause);
    return () => clearTimeout(later);
  }, [warm]);
  if (CourierMap !== null) return <CourierMap {...map} takesFocus={takesFocus} />;
  const press = () => {
    setTakesFocus(true);
    return warm();
  };
  return (
    <MapButton load={press} failed={failed}>
      {words}
    </MapButton>
  );
}
