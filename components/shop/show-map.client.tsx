'use client';

import { type ComponentType, useState } from 'react';
import type { ShopMapProps } from '@/components/shop/shop-map.client';
import { MapButton } from '@/components/ui/map-button.client';

interface ShowMapProps extends ShopMapProps {
  words: string;
  /** The sentence for when the map cannot be loaded. */
  failed: string;
}

/** Loads the map, 42 KB, on a press only; the address beside it says the same. */
export function ShowMap({ words, failed, ...map }: ShowMapProps) {
  const [loaded, setLoaded] = useState<{ Map: ComponentType<ShopMapProps> } | null>(null);
  if (loaded !== null) return <loaded.Map {...map} />;
  const load = async () => setLoaded({ Map: (await import('@/components/shop/shop-map.client')).default });
  return (
    <MapButton load={load} failed={failed}>
      {words}
    </MapButton>
  );
}
