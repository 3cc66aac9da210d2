import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChatsPage } from '@/components/chat/chats-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { isChatOffered } from '@/lib/chat/database';
import { gone } from '@/lib/gone';
import { privateMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat');
  return privateMetadata(t('title'), t('description'));
}

export default async function Chats() {
  if (!isChatOffered()) return gone();
  const t = await getTranslations('chat');
  return (
    <>
      <BackHeader to="/" title={t('title')} />
      <Main>
        <ChatsPage />
      </Main>
    </>
  );
}
