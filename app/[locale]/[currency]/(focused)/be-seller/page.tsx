import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/forms/pictures/pictures.css';
import '@/components/joining/joining.css';
import '@/components/seller/seller.css';
import { SellerPage } from '@/components/seller/seller-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { pickedPointIn } from '@/lib/addresses/picked-point';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';
import { pageMetadata } from '@/lib/metadata';
import { firstValue, type PageQuery } from '@/lib/paths/page-query';
import { parts } from '@/lib/seller/draft';

export const dynamic = 'force-dynamic';

interface BeSellerProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const [t, { locale }] = await Promise.all([getTranslations('seller'), pageMarket()]);
  const name = await getMarketName(locale);
  return pageMetadata({ title: t('page'), description: t('description', { name }), path: '/be-seller' });
}

export default async function BeSeller({ searchParams }: BeSellerProps) {
  const [t, query] = await Promise.all([getTranslations('seller'), searchParams]);
  return (
    <>
      <BackHeader to="/" title={t('page')} />
      <Main>
        <SellerPage
          part={parts.find(part => part === query.part) ?? null}
          picked={pickedPointIn(query)}
          refused={query.wrong === undefined ? null : firstValue(query.wrong).split('.')}
        />
      </Main>
    </>
  );
}
