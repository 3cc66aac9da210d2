import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/joining/joining.css';
import '@/components/ui/qr-code.css';
import { ReferralsPage } from '@/components/joining/referrals-page';
import { Main } from '@/components/ui/main';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';
import { pageMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { locale }] = await Promise.all([getTranslations('referrals'), pageMarket()]);
  const name = await getMarketName(locale);
  return pageMetadata({ title: t('page'), description: t('description', { name }), path: '/referrals' });
}

export default function Referrals() {
  return (
    <Main>
      <ReferralsPage />
    </Main>
  );
}
