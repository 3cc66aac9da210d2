'use client';

import { type ComponentType, useState } from 'react';
import type { ShopMapProps } from '@/components/shop/shop-map.client';
import { buttonClass } from '@/components/ui/button';

/** Loads the map, 42 KB, on a press only; the address beside it says the same. */
export function ShowMap({ words, ...map }: ShopMapProps & { words: string }) {
  const [loaded, setLoaded] = useState<{ Map: ComponentType<ShopMapProps> } | null>(null);
  if (loaded !== null) return <loaded.Map {...map} />;
  const load = async () => setLoaded({ Map: (await import('@/components/shop/shop-map.client')).default });
  return (
    <button type="button" className={buttonClass('quiet', 'needs-script')} onClick={load}>
      {words}
    </button>
  );
}
