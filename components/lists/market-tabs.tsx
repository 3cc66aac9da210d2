import { getTranslations } from 'next-intl/server';
import { Tab, Tabs } from '@/components/ui/tabs';

type MarketTab = 'restaurants' | 'shops' | 'pickup';

const tabs = [
  { name: 'restaurants', to: '/restaurants' },
  { name: 'shops', to: '/shops' },
  { name: 'pickup', to: '/restaurants?fulfilment=pickup' },
] as const;

/** The three tabs of the market. */
export async function MarketTabs({ open }: { open?: MarketTab }) {
  const t = await getTranslations('list');
  return (
    <Tabs label={t('tabs.label')}>
      {tabs.map(({ name, to }) => (
        <Tab key={name} to={to} isOpen={name === open}>
          {t(`tabs.${name}`)}
        </Tab>
      ))}
    </Tabs>
  );
}
