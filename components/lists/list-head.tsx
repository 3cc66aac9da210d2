import { getTranslations } from 'next-intl/server';
import { MarketTabs } from '@/components/lists/market-tabs';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ShopType } from '@/lib/market/shop-type';
import { mapPath, type ShopFilter } from '@/lib/shops/list/filters';
import { listWords } from '@/lib/shops/list/one-list';
import { anywhere, type Place } from '@/lib/view/view';

interface ListHeadProps {
  type: ShopType;
  place: Place;
  filter: ShopFilter;
  total: number;
  /** Whether any shop delivers to the place. */
  isReached: boolean;
}

/**
 * The head of a list: its tab, which serves as the visible title, the place, and the number of shops; on phones only
 * the tab, so that the first shop is visible.
 */
export async function ListHead({ type, place, filter, total, isReached }: ListHeadProps) {
  const [t, places, words] = await Promise.all([getTranslations('list'), getTranslations('places'), listWords(type)]);
  const isPickup = filter.fulfilment === 'pickup';
  const isNear = place !== anywhere && isReached && !isPickup;
  const found = words.found(total);
  return (
    <header className={isReached ? 'list-head border-b border-line [&>.tabs]:border-0' : 'list-head'}>
      <h1 className="sr-only">{isNear ? words.titleNear : words.title}</h1>
      <MarketTabs current={type === 'shop' ? 'shops' : isPickup ? 'pickup' : 'restaurants'} />
      {/* Read out by narrowed-list.client.ts. */}
      <p className="text-small text-soft max-lg:sr-only" data-found="">
        {t(isPickup ? 'pickup' : isNear ? 'near' : 'anywhere', { found })}
      </p>
      <Link to={mapPath(type, filter)} className="action-link">
        {/* On the narrowest phones the three tabs need its room. */}
        <Icon name="map" className="max-[24rem]:hidden" />
        {places('open')}
      </Link>
      {place === anywhere && (
        <Link to="/address" className="action-link underlined max-lg:hidden">
          {t('setAddress')}
        </Link>
      )}
      {!isReached && (
        <Alert tone="warning" className="mt-2 w-full">
          <p>
            {t('nobody')}{' '}
            <Link to="/address" className="underlined">
              {t('changeAddress')}
            </Link>
          </p>
        </Alert>
      )}
    </header>
  );
}
