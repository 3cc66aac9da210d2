import { getTranslations } from 'next-intl/server';
import { ShowMap } from '@/components/shop/map/show-map.client';
import { Icon } from '@/components/ui/icon';
import { tilesUrl } from '@/lib/addresses/tiles';
import type { Shop } from '@/lib/shops/schema';

/** The shop's location: in words first, on a map on request. */
export async function ShopPlace({ shop: { title, address, location } }: { shop: Shop }) {
  const [t, picker] = await Promise.all([getTranslations('shop'), getTranslations('address')]);
  const tiles = tilesUrl();
  if (address === '') return null;
  return (
    <div>
      <h2 className="text-body font-bold">{t('address')}</h2>
      <p className="flex min-h-11 items-center gap-2">
        <Icon name="pin" />
        {address}
      </p>
      {tiles !== null && location !== null && (
        <ShowMap
          tiles={tiles}
          points={[location]}
          label={t('mapOf', { title, address })}
          words={t('map')}
          failed={picker('failed')}
        />
      )}
    </div>
  );
}
