import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotificationsPage } from '@/components/notifications/notifications-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { pagedTitle, privateMetadata } from '@/lib/metadata';
import { type PageQuery, pageNumber } from '@/lib/paths/page-query';

export const dynamic = 'force-dynamic';

interface NotificationsProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: NotificationsProps): Promise<Metadata> {
  const [t, { page }] = await Promise.all([getTranslations('inbox'), searchParams]);
  return privateMetadata(await pagedTitle(t('title'), pageNumber(page)), t('description'));
}

export default async function Notifications({ searchParams }: NotificationsProps) {
  const [t, { page }] = await Promise.all([getTranslations('inbox'), searchParams]);
  return (
    <>
      <BackHeader to="/" title={t('title')} />
      <Main>
        <NotificationsPage page={pageNumber(page)} />
      </Main>
    </>
  );
}
