import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChatPage } from '@/components/chat/chat-page';
import { ErrorPage } from '@/components/errors/error-page';
import { BackHeader } from '@/components/shell/back-header';
import { type ChatQuery, loadChat } from '@/lib/chat/load-chat';
import { gone } from '@/lib/gone';
import { pageMetadata } from '@/lib/metadata';
import { signInAgain } from '@/lib/session/end-session';

export const dynamic = 'force-dynamic';

interface ChatProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<ChatQuery>;
}

export async function generateMetadata({ params }: ChatProps): Promise<Metadata> {
  const [{ id }, t] = await Promise.all([params, getTranslations('chat')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: `/chat/${id}`, isPrivate: true });
}

export default async function OneChat({ params, searchParams }: ChatProps) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const found = await loadChat(id, query);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok && found.why === 'gone') return gone();
  if (!found.ok) return <ErrorPage />;
  return (
    <>
      <BackHeader to="/chat" title={found.value.name} />
      <main id="content" tabIndex={-1}>
        <ChatPage {...found.value} />
      </main>
    </>
  );
}
