import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChatAway } from '@/components/chat/chat-away';
import { ChatPage } from '@/components/chat/chat-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { loadChat } from '@/lib/chat/load-chat';
import { gone } from '@/lib/gone';
import { privateMetadata } from '@/lib/metadata';
import type { PageQuery } from '@/lib/paths/page-query';
import { signInAgain } from '@/lib/session/end-session';

export const dynamic = 'force-dynamic';

interface ChatProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat');
  return privateMetadata(t('title'), t('description'));
}

export default async function OneChat({ params, searchParams }: ChatProps) {
  const [{ id }, query, t] = await Promise.all([params, searchParams, getTranslations('chat')]);
  const found = await loadChat(id, query);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok && found.why === 'gone') return gone();
  return (
    <>
      <BackHeader to="/chat" title={found.ok ? found.value.name : t('title')} />
      <Main>{found.ok ? <ChatPage {...found.value} /> : <ChatAway />}</Main>
    </>
  );
}
