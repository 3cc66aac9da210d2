import { getTranslations } from 'next-intl/server';
import { ActiveFilters } from '@/components/lists/active-filters';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { numberFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import type { ShopType } from '@/lib/market/shop-type';
import { countFilters, listPath, type ShopFilter, withChoice } from '@/lib/shops/list/filters';

/**
 * A row that stays visible: the active filters, each with a link to remove it, and on small screens, where the others
 * are behind a button, the most used filters that are not active.
 */
export async function QuickFilters({ type, filter }: { type: ShopType; filter: ShopFilter }) {
  const [t, { locale }] = await Promise.all([getTranslations('list'), pageMarket()]);
  const count = countFilters(filter);
  const offers = (['open', 'free', 'deals'] as const).filter(name => !filter[name]);
  return (
    <div className="list-quick">
      <button type="button" popoverTarget="filters" className="list-chip list-offer">
        <Icon name="filter" className="size-4" />
        {t('filters')}
        {count > 0 && (
          <span className="min-w-5 rounded-full bg-butter text-center text-on-butter">
            {numberFormat(languageTag(locale)).format(count)}
          </span>
        )}
      </button>
      <ActiveFilters type={type} filter={filter} />
      {offers.map(name => (
        <Link
          key={name}
          to={listPath(type, withChoice(filter, { [name]: true }))}
          className="list-chip list-offer"
          data-keep-scroll=""
        >
          {t(name)}
        </Link>
      ))}
    </div>
  );
}
