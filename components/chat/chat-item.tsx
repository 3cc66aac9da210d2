import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Conversation } from '@/lib/chat/conversations';
import { desk } from '@/lib/chat/partner';
import { dateFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';

/** One chat of the list: partner, last message and number of unread ones. */
export async function ChatItem({ conversation }: { conversation: Conversation }) {
  const { id, partner, name, last, unread } = conversation;
  const [t, { locale }] = await Promise.all([getTranslations('chat'), pageMarket()]);
  const { timeZone } = await getClock(locale);
  const when = dateFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Card as="li" className="chat-item" data-unread={unread > 0 ? '' : undefined}>
      <span className="disc">
        <Icon name={partner === desk ? 'chat' : 'store'} />
      </span>
      <div className="min-w-0">
        <h2 className="font-sans text-body">
          <Link to={`/chat/${id}`} className="covering">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {last !== null && (
          <>
            <p className="truncate" dir="auto">
              {last.isOwn && <span>{t('youSaid')} </span>}
              {last.text || t('picture')}
            </p>
            <p className="text-small text-soft">
              <time dateTime={new Date(last.at).toISOString()}>{when.format(last.at)}</time>
            </p>
          </>
        )}
      </div>
      {unread > 0 && <Badge>{t('unread', { count: unread })}</Badge>}
    </Card>
  );
}
