'use client';

import type { ShopMapProps } from '@/components/shop/map/shop-map.client';
import { MapButton } from '@/components/ui/map/map-button.client';
import { usePart } from '@/components/ui/use-part.client';

interface ShowMapProps extends ShopMapProps {
  words: string;
  /** The sentence for when the map cannot be loaded. */
  failed: string;
}

const loadMap = () => import('@/components/shop/map/shop-map.client').then(({ default: ShopMap }) => ShopMap);

/** Loads the map (42 KB) only on a press; the address beside it says the same. */
export function ShowMap({ words, failed, ...map }: ShowMapProps) {
  const { part: ShopMap, warm } = usePart(loadMap);
  if (ShopMap !== null) return <ShopMap {...map} />;
  return (
    <MapButton load={warm} failed={failed}>
      {words}
    </MapButton>
  );
}
