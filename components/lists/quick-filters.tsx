import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { choose, countFilters, listPath, type ShopFilter } from '@/lib/shops/filters';
import type { ShopType } from '@/lib/shops/queries';

/**
 * The most used filters, each one press away, and on small screens the button for all of them. A filter that is on is
 * shown with the active filters.
 */
export async function QuickFilters({ type, filter }: { type: ShopType; filter: ShopFilter }) {
  const t = await getTranslations('list');
  const count = countFilters(filter);
  const isPickup = filter.fulfilment === 'pickup';
  const offers = [
    ...(filter.open ? [] : [{ text: t('open'), isOn: false, choice: { open: true } }]),
    ...(filter.free ? [] : [{ text: t('free'), isOn: false, choice: { free: true } }]),
    ...(filter.deals ? [] : [{ text: t('deals'), isOn: false, choice: { deals: true } }]),
    { text: t('pickupChoice'), isOn: isPickup, choice: { fulfilment: isPickup ? 'delivery' : 'pickup' } as const },
  ];
  return (
    <div className="list-quick">
      <button type="button" popoverTarget="filters" className="list-chip list-opener">
        <Icon name="filter" className="size-4" />
        {t('filters')}
        {count > 0 && <span className="min-w-5 rounded-full bg-butter text-center text-on-butter">{count}</span>}
      </button>
      {offers.map(({ text, isOn, choice }) => (
        <Link
          key={text}
          to={listPath(type, choose(filter, choice))}
          className="list-chip"
          aria-current={isOn ? 'true' : undefined}
          data-keep-scroll=""
        >
          {text}
        </Link>
      ))}
    </div>
  );
}
