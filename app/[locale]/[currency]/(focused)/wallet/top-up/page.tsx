import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { TopUpPage } from '@/components/wallet/top-up-page';
import { privateMetadata } from '@/lib/metadata';
import type { PageQuery } from '@/lib/paths/page-query';
import { readAmountQuery } from '@/lib/wallet/amount-in-query';

export const dynamic = 'force-dynamic';

interface TopUpProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wallet');
  return privateMetadata(t('topUpTitle'), t('description'));
}

export default async function TopUp({ searchParams }: TopUpProps) {
  const [t, query] = await Promise.all([getTranslations('wallet'), searchParams]);
  return (
    <>
      <BackHeader to="/wallet" title={t('topUpTitle')} />
      <Main>
        <TopUpPage wanted={await readAmountQuery(query)} />
      </Main>
    </>
  );
}
