'use client';

import { type ComponentType, useState } from 'react';
import type { ShopMapProps } from '@/components/shop/shop-map.client';
import { buttonClass } from '@/components/ui/button';

/** The map comes on a press, with its 42 KB; the address beside it says the same. */
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
