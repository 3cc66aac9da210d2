import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isChatOffered } from '@/lib/chat/database';

/**
 * Leads to the customer's chats from every page of the market. A kept page contains the dot for everybody; the `me`
 * cookie shows it where an answer is unread (docs/decisions/096).
 */
export async function ChatButton() {
  if (!isChatOffered()) return null;
  const t = await getTranslations('chat');
  return (
    <nav aria-label={t('title')} className="chat-button" data-when="signed">
      <Link to="/chat" className="disc bg-fig text-on-fig">
        <Icon name="chat" className="size-6" />
        <span className="sr-only">{t('title')}</span>
        <span className="percent-off" data-when="chat">
          {t('new')}
        </span>
      </Link>
    </nav>
  );
}
