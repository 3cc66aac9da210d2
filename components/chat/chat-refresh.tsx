import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';

/** Seconds between two looks for an answer. */
const pause = 10;

interface ChatRefreshProps {
  path: string;
  /** Just sent: the page looks for an answer by itself until something is written. */
  isWaiting: boolean;
}

/**
 * How a chat is kept up to date where script does not run: a page that renews itself would lose what is being typed, so
 * it does while it waits, without the form, and otherwise on a press.
 */
export async function ChatRefresh({ path, isWaiting }: ChatRefreshProps) {
  const t = await getTranslations('chat');
  return (
    <noscript>
      {isWaiting && <meta httpEquiv="refresh" content={String(pause)} />}
      <p className="chat-refresh" data-waiting={isWaiting ? '' : undefined}>
        {isWaiting ? t('waiting', { seconds: pause }) : t('notLive')}{' '}
        <Link to={isWaiting ? `${path}#write` : `${path}?wait=1`} className="underlined">
          {t(isWaiting ? 'writeMore' : 'waitForAnswer')}
        </Link>
      </p>
    </noscript>
  );
}
