import { getTranslations } from 'next-intl/server';
import { ShowCourier } from '@/components/orders/courier/show-courier.client';
import { tilesUrl } from '@/lib/addresses/tiles';
import type { Point } from '@/lib/view/view';

interface CourierOnMapProps {
  courier: Point;
  /** Where the courier rides to. */
  door: Point;
  /** Describes the map in words. */
  label: string;
}

/** The courier of an order or a parcel on the map, if the operator has one. */
export async function CourierOnMap({ courier, door, label }: CourierOnMapProps) {
  const tiles = tilesUrl();
  if (tiles === null) return null;
  const [t, picker] = await Promise.all([getTranslations('orders'), getTranslations('address')]);
  const zoom = { zoomInTitle: t('zoomIn'), zoomOutTitle: t('zoomOut') };
  return <ShowCourier {...{ tiles, courier, door, label, zoom }} words={t('map')} failed={picker('failed')} />;
}
