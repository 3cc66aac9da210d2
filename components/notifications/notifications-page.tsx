import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '@/components/errors/error-page';
import { Form } from '@/components/forms/form';
import { MessageItem } from '@/components/notifications/message-item';
import { RefreshOnReturn } from '@/components/orders/refresh-on-return.client';
import { PageLinks } from '@/components/shop/page-links';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { pageMarket } from '@/lib/market/market';
import { readAllMessages } from '@/lib/notifications/actions';
import { countUnread, listMessages } from '@/lib/notifications/queries';
import { signInAgain } from '@/lib/session/end-session';

/** What the customer was told, the unread first. */
export async function NotificationsPage({ page }: { page: number }) {
  const [t, { locale }] = await Promise.all([getTranslations('inbox'), pageMarket()]);
  const [found, unread] = await Promise.all([listMessages(page, locale), countUnread(locale)]);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok) return <ErrorPage />;
  const { items, lastPage } = found.value;
  const count = unread.ok ? unread.value : items.filter(({ isRead }) => !isRead).length;
  return (
    <div className="account-page">
      <h1 className="font-display text-heading font-bold">{t('title')}</h1>
      <Notice />
      <RefreshOnReturn />
      <div className="account-row">
        <p>{t('unread', { count })}</p>
        {count > 0 && (
          <Form action={readAllMessages}>
            <Button type="submit" look="quiet">
              <Icon name="check" />
              {t('readAll')}
            </Button>
          </Form>
        )}
      </div>
      {items.length === 0 ? (
        <div className="list-empty">
          <Icon name="bell" className="list-drawing" />
          <h2 className="font-display text-title font-bold">{t('emptyTitle')}</h2>
          <p className="max-w-reading text-soft">{t('empty')}</p>
        </div>
      ) : (
        <ul className="account-list">
          {items.map(message => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        lastPage={lastPage}
        addressOf={number => (number > 1 ? `/notifications?page=${number}` : '/notifications')}
      />
      <Link to="/settings" className={buttonClass('bare', 'justify-self-start')}>
        <Icon name="settings" />
        {t('settings')}
      </Link>
    </div>
  );
}
