import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/refunds/refunds.css';
import { RefundsPage } from '@/components/refunds/refunds-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { pagedTitle, privateMetadata } from '@/lib/metadata';
import { type PageQuery, pageNumber } from '@/lib/paths/page-query';

export const dynamic = 'force-dynamic';

interface RefundsProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: RefundsProps): Promise<Metadata> {
  const [t, { page }] = await Promise.all([getTranslations('refunds'), searchParams]);
  return privateMetadata(await pagedTitle(t('title'), pageNumber(page)), t('description'));
}

export default async function Refunds({ searchParams }: RefundsProps) {
  const [t, { page }] = await Promise.all([getTranslations('refunds'), searchParams]);
  return (
    <>
      <BackHeader to="/orders" title={t('title')} />
      <Main>
        <RefundsPage page={pageNumber(page)} />
      </Main>
    </>
  );
}
