import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Tab, Tabs } from '@/components/ui/tabs';
import type { ShopType } from '@/lib/shops/queries';
import { anywhere, type Place } from '@/lib/view/view';

interface MapHeadProps {
  type: ShopType;
  place: Place;
  count: number;
  /** Whether any shop delivers to the place. */
  isReached: boolean;
  /** Whether the marketplace has no more than these. */
  isAll: boolean;
}

/** Heads the map: its title, the other kind of shops, how many there are and in which order, and the way to the list. */
export async function MapHead({ type, place, count, isReached, isAll }: MapHeadProps) {
  const [t, list] = await Promise.all([getTranslations('places'), getTranslations('list')]);
  const order = place === anywhere ? 'anyOrder' : isReached ? 'nearest' : 'nearestAll';
  const found = list(`${type}s.found`, { count });
  // Of more than these nobody knows the nearest.
  const which = isAll ? t(order, { found }) : t('first', { count });
  return (
    <header className="grid gap-2">
      <h1>{t(`${type}s`)}</h1>
      <Tabs label={list('tabs.label')}>
        <Tab to="/restaurants/map" isOpen={type === 'restaurant'}>
          {list('tabs.restaurants')}
        </Tab>
        <Tab to="/shops/map" isOpen={type === 'shop'}>
          {list('tabs.shops')}
        </Tab>
      </Tabs>
      <p role="status" className="text-soft">
        {count === 0 ? found : which}
      </p>
      <p className="cluster gap-x-5">
        {place === anywhere && (
          <Link to="/address" className="action-link underlined">
            <Icon name="pin" />
            {t('setAddress')}
          </Link>
        )}
        <Link to={`/${type}s`} className="action-link underlined">
          <Icon name="filter" />
          {t('asList')}
        </Link>
      </p>
    </header>
  );
}
