'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import type { ShopMapProps } from '@/components/shop/shop-map.client';
import { buttonClass } from '@/components/ui/button';

interface ShowMapProps extends ShopMapProps {
  words: string;
  /** What stands in the map's place until then. */
  children?: ReactNode;
}

/** Loads the map, 42 KB, on a press only; the words beside it say the same. */
export function ShowMap({ words, children, ...map }: ShowMapProps) {
  const [loaded, setLoaded] = useState<{ Map: ComponentType<ShopMapProps> } | null>(null);
  if (loaded !== null) return <loaded.Map {...map} />;
  const load = async () => setLoaded({ Map: (await import('@/components/shop/shop-map.client')).default });
  return (
    <>
      {children}
      <button type="button" className={buttonClass('quiet', 'needs-script')} onClick={load}>
        {words}
      </button>
    </>
  );
}
