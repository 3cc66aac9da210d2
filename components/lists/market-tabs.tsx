import { getTranslations } from 'next-intl/server';
import { Tab, Tabs } from '@/components/ui/tabs';
import { isOneList } from '@/lib/shops/list/one-list';

type MarketTab = 'restaurants' | 'shops' | 'pickup';

const tabs = [
  { name: 'restaurants', to: '/restaurants' },
  { name: 'shops', to: '/shops' },
  { name: 'pickup', to: '/restaurants?fulfilment=pickup' },
] as const;

/** The three tabs of the market; two where its shops have no types. */
export async function MarketTabs({ current }: { current?: MarketTab }) {
  const [t, isOne] = await Promise.all([getTranslations('list'), isOneList()]);
  const shown = isOne ? tabs.filter(({ name }) => name !== 'shops') : tabs;
  return (
    <Tabs label={t('tabs.label')}>
      {shown.map(({ name, to }) => (
        <Tab key={name} to={to} isCurrent={name === current}>
          {isOne && name === 'restaurants' ? t('all') : t(`tabs.${name}`)}
        </Tab>
      ))}
    </Tabs>
  );
}
