import { getTranslations } from 'next-intl/server';
import { FilterFields } from '@/components/lists/filter-fields';
import { FilterForm } from '@/components/lists/filter-form.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Overlay } from '@/components/ui/overlay/overlay.client';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import type { ShopType } from '@/lib/market/shop-type';
import { clearFilters, countFilters, filterQuery, listPath, type ShopFilter } from '@/lib/shops/list/filters';
import type { Place } from '@/lib/view/view';

interface FilterSheetProps {
  type: ShopType;
  filter: ShopFilter;
  /** Some sorts need a place. */
  place: Place;
  /** Whether the list states what deliveries cost. */
  hasFees: boolean;
}

/** All filters in one plain GET form: a column beside the list on desktops, a drawer on smaller screens. */
export async function FilterSheet({ type, filter, place, hasFees }: FilterSheetProps) {
  const [t, { locale }] = await Promise.all([getTranslations('list'), pageMarket()]);
  const count = countFilters(filter);
  return (
    <Overlay id="filters" side="bottom" role="complementary" title={t('filters')} className="list-filters">
      {/* Keyed by the filter, so that the controls are also right after a filter was removed by its link. */}
      <FilterForm key={filterQuery(filter).toString()} action={localizedPath(locale, `/${type}s`)}>
        <header data-slot="drawer-header">
          <p className="font-display text-title font-bold">{t('filters')}</p>
          {count > 0 && (
            <Link
              to={listPath(type, clearFilters(filter))}
              className="action-link underlined text-small"
              data-keep-scroll=""
            >
              {t('clear')}
            </Link>
          )}
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="icon-button lg:hidden"
          >
            <Icon name="close" />
          </button>
        </header>
        <FilterFields filter={filter} place={place} hasFees={hasFees} />
        <p className="list-submit">
          <button type="submit" className={buttonClass('main', 'w-full')}>
            {t('show')}
          </button>
        </p>
      </FilterForm>
    </Overlay>
  );
}
