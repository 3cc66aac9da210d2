import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChooseView } from '@/components/preferences/choose-view.client';
import { SettingsPage } from '@/components/settings/settings-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { privateMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings');
  return privateMetadata(t('title'), t('description'));
}

export default async function Settings() {
  const t = await getTranslations('settings');
  return (
    <>
      <BackHeader to="/" title={t('title')} />
      <Main>
        <SettingsPage />
      </Main>
      <ChooseView />
    </>
  );
}
