import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProfilePage } from '@/components/profile/profile-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { privateMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile');
  return privateMetadata(t('title'), t('description'));
}

export default async function Profile() {
  const t = await getTranslations('profile');
  return (
    <>
      <BackHeader to="/" title={t('title')} />
      <Main>
        <ProfilePage />
      </Main>
    </>
  );
}
