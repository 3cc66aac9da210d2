'use client';

import { type ComponentType, useState } from 'react';
import type { CourierMapProps } from '@/components/orders/courier-map.client';
import { buttonClass } from '@/components/ui/button';

/** Loads the map, 42 KB, on a press only; the text beside it says the same. */
export function ShowCourier({ words, ...map }: CourierMapProps & { words: string }) {
  const [loaded, setLoaded] = useState<{ Map: ComponentType<CourierMapProps> } | null>(null);
  if (loaded !== null) return <loaded.Map {...map} />;
  const load = async () => setLoaded({ Map: (await import('@/components/orders/courier-map.client')).default });
  return (
    <button type="button" className={buttonClass('quiet', 'needs-script')} onClick={load}>
      {words}
    </button>
  );
}
