import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';

/** Seconds between two reloads while an answer is awaited. */
const pause = 10;

interface ChatRefreshProps {
  path: string;
  /** A message was just sent: the page reloads by itself until something is typed. */
  isWaiting: boolean;
}

/**
 * Keeps a chat up to date where script does not run. A page that reloads itself would lose what is being typed, so it
 * does so only while it waits for an answer, without the form; otherwise a link reloads it.
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
