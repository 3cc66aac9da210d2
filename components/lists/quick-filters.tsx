import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { choose, countFilters, listAddress, type ShopFilter } from '@/lib/shops/filters';
import type { ShopType } from '@/lib/shops/queries';

/** The filters most asked for, each one press away; on small screens also the way to all of them. */
export async function QuickFilters({ type, filter }: { type: ShopType; filter: ShopFilter }) {
  const t = await getTranslations('list');
  const count = countFilters(filter);
  const isPickup = filter.fulfilment === 'pickup';
  const toggles = [
    { text: t('open'), isOn: filter.open, choice: { open: !filter.open } },
    { text: t('free'), isOn: filter.free, choice: { free: !filter.free } },
    { text: t('deals'), isOn: filter.deals, choice: { deals: !filter.deals } },
    { text: t('pickupChoice'), isOn: isPickup, choice: { fulfilment: isPickup ? 'delivery' : 'pickup' } as const },
  ];
  return (
    <div className="list-quick">
      <button type="button" popoverTarget="filters" className="list-chip list-opener">
        <Icon name="filter" className="size-4" />
        {t('filters')}
        {count > 0 && <span className="list-count">{count}</span>}
      </button>
      {toggles.map(({ text, isOn, choice }) => (
        <Link
          key={text}
          to={listAddress(type, choose(filter, choice))}
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
