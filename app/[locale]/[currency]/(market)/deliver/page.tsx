import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/content/prose.css';
import '@/components/joining/joining.css';
import { DeliverPage } from '@/components/joining/deliver-page';
import { Main } from '@/components/ui/main';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';
import { pageMetadata } from '@/lib/metadata';

export const revalidate = 30;

export async function generateMetadata(): Promise<Metadata> {
  const [t, { locale }] = await Promise.all([getTranslations('deliver'), pageMarket()]);
  const name = await getMarketName(locale);
  return pageMetadata({ title: t('page'), description: t('description', { name }), path: '/deliver' });
}

export default function Deliver() {
  return (
    <Main>
      <DeliverPage />
    </Main>
  );
}
