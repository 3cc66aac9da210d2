import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import type { ShopType } from '@/lib/market/shop-type';
import { clearFilters, countFilters, type FilterPath, listPath, type ShopFilter } from '@/lib/shops/list/filters';
import { anywhere, type Place } from '@/lib/view/view';

interface EmptyListProps {
  type: ShopType;
  place: Place;
  filter: ShopFilter;
  to?: FilterPath;
}

/** Explains why a list is empty, and what to do about it. */
export async function EmptyList({ type, place, filter, to = listPath }: EmptyListProps) {
  const t = await getTranslations('list');
  const isFiltered = countFilters(filter) > 0;
  const isNear = place !== anywhere && filter.fulfilment === 'delivery';
  const sentence = isFiltered ? 'emptyFiltered' : isNear ? 'emptyNear' : 'emptyAll';
  return (
    <EmptyState>
      <EmptyStateMark name={type === 'restaurant' ? 'utensils' : 'basket'} />
      <h2>{t(isFiltered ? 'emptyTitle' : 'emptyTitlePlain')}</h2>
      <p>{t(sentence)}</p>
      <EmptyStateActions>
        {isFiltered && (
          <Link to={to(type, clearFilters(filter))} className={buttonClass('main')}>
            {t('clear')}
          </Link>
        )}
        {isNear && (
          <>
            <Link to="/address" className={buttonClass('quiet')}>
              {t('changeAddress')}
            </Link>
            <Link to={to(type, { ...filter, fulfilment: 'pickup', page: 1 })} className={buttonClass('quiet')}>
              {t('seePickup')}
            </Link>
          </>
        )}
        {!isFiltered && !isNear && (
          <Link to="/" className={buttonClass('main')}>
            {t('toStart')}
          </Link>
        )}
      </EmptyStateActions>
    </EmptyState>
  );
}
