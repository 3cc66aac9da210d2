import { getTranslations } from 'next-intl/server';
import { ChatItem } from '@/components/chat/chat-item';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { listConversations } from '@/lib/chat/conversations';
import { chatPathWith, desk } from '@/lib/chat/partner';
import { pageMarket } from '@/lib/market/market';
import { signInAgain } from '@/lib/session/end-session';

/** The customer's chats, the latest first, and the way to the support desk. */
export async function ChatsPage() {
  const [t, market] = await Promise.all([getTranslations('chat'), pageMarket()]);
  const found = await listConversations(market);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok) return <OwnErrorPage />;
  const hasDesk = found.value.some(({ partner }) => partner === desk);
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <Notice />
      {found.value.length === 0 ? (
        <EmptyState>
          <EmptyStateMark name="chat" />
          <h2>{t('noneTitle')}</h2>
          <p>{t('none')}</p>
          <ToDesk />
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {found.value.map(conversation => (
            <ChatItem key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      )}
      {found.value.length > 0 && !hasDesk && <ToDesk className="justify-self-start" />}
    </div>
  );
}

async function ToDesk({ className = '' }: { className?: string }) {
  const t = await getTranslations('chat');
  return (
    <Link to={chatPathWith(desk)} className={buttonClass('main', className)}>
      <Icon name="chat" />
      {t('writeToDesk')}
    </Link>
  );
}
