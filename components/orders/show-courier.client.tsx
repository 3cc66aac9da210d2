'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { CourierMapProps } from '@/components/orders/courier-map.client';
import { MapButton } from '@/components/ui/map-button.client';
import { savesData } from '@/components/ui/saves-data.client';

/** Milliseconds after which the page has settled; Safari has no idle callback. */
const pause = 1000;

interface ShowCourierProps extends Omit<CourierMapProps, 'takesFocus'> {
  words: string;
  /** The sentence for when the map cannot be loaded. */
  failed: string;
}

/**
 * The map, 42 KB, as soon as the page has settled; on a press where its customer saves data. The text beside it says the
 * same.
 */
export function ShowCourier({ words, failed, ...map }: ShowCourierProps) {
  const [loaded, setLoaded] = useState<{ Map: ComponentType<CourierMapProps>; takesFocus: boolean } | null>(null);
  const load = useCallback(async (takesFocus: boolean) => {
    const { default: CourierMap } = await import('@/components/orders/courier-map.client');
    setLoaded({ Map: CourierMap, takesFocus });
  }, []);
  useEffect(() => {
    if (savesData()) return;
    // Without a connection the button stays.
    const later = setTimeout(() => load(false).catch(() => {}), pause);
    return () => clearTimeout(later);
  }, [load]);
  if (loaded !== null) return <loaded.Map {...map} takesFocus={loaded.takesFocus} />;
  return (
    <MapButton load={() => load(true)} failed={failed}>
      {words}
    </MapButton>
  );
}
