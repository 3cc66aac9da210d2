import { getTranslations } from 'next-intl/server';
import { ActiveFilters } from '@/components/lists/active-filters';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Tab, Tabs } from '@/components/ui/tabs';
import type { ShopType } from '@/lib/market/shop-type';
import { type FilterPath, listPath, mapPath, type ShopFilter } from '@/lib/shops/list/filters';
import { isOneList, listWords } from '@/lib/shops/list/one-list';
import { anywhere, type Place } from '@/lib/view/view';

interface MapHeadProps {
  type: ShopType;
  place: Place;
  filter: ShopFilter;
  count: number;
  /** Whether any shop delivers to the place. */
  isReached: boolean;
  /** Whether the marketplace has no more shops than these. */
  isAll: boolean;
}

/**
 * The head of the map: its title, a link to the other type of shops, how many there are and in which order, the active
 * filters, and a link to the list, which keeps them.
 */
export async function MapHead({ type, place, filter, count, isReached, isAll }: MapHeadProps) {
  const [t, list, words, isOne] = await Promise.all([
    getTranslations('places'),
    getTranslations('list'),
    listWords(type),
    isOneList(),
  ]);
  const order = place === anywhere ? 'anyOrder' : isReached ? 'nearest' : 'nearestAll';
  const found = words.found(count);
  // Where there are more shops than these, the nearest are not known.
  const isPickup = filter.fulfilment === 'pickup';
  const all = isPickup ? list('pickup', { found }) : t(order, { found });
  // The map has no sort of its own; the list gets its sort back.
  const to: FilterPath = (type, chosen) => mapPath(type, { ...chosen, sort: filter.sort });
  const which = isAll ? all : t('first', { count });
  return (
    <header className="grid gap-2">
      <h1>{words.map}</h1>
      {!isOne && (
        <Tabs label={list('tabs.label')}>
          <Tab to="/restaurants/map" isCurrent={type === 'restaurant'}>
            {list('tabs.restaurants')}
          </Tab>
          <Tab to="/shops/map" isCurrent={type === 'shop'}>
            {list('tabs.shops')}
          </Tab>
        </Tabs>
      )}
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
        <Link to={listPath(type, filter)} className="action-link underlined">
          <Icon name="filter" />
          {t('asList')}
        </Link>
      </p>
      <div className="-m-1 overflow-x-auto p-1">
        <ActiveFilters type={type} filter={{ ...filter, sort: '' }} to={to} />
      </div>
    </header>
  );
}
