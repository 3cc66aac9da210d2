import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/joining/joining.css';
import { AffiliatePage } from '@/components/joining/affiliate-page';
import { Main } from '@/components/ui/main';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';
import { pageMetadata } from '@/lib/metadata';

export const revalidate = 30;

export async function generateMetadata(): Promise<Metadata> {
  const [t, { locale }] = await Promise.all([getTranslations('affiliate'), pageMarket()]);
  const name = await getMarketName(locale);
  return pageMetadata({ title: t('page'), description: t('description', { name }), path: '/affiliate' });
}

export default function Affiliate() {
  return (
    <Main>
      <AffiliatePage />
    </Main>
  );
}
