import { getTranslations } from 'next-intl/server';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { OwnForm } from '@/components/forms/own-form';
import { NotificationItem } from '@/components/notifications/notification-item';
import { Button } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { MissedItems } from '@/components/ui/missed-items';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { RefreshOnReturn } from '@/components/ui/refresh-on-return.client';
import { leadOwnToLastPage } from '@/lib/last-page';
import { pageMarket } from '@/lib/market/market';
import { readAllNotifications } from '@/lib/notifications/actions';
import { countUnreadNotifications, listNotifications } from '@/lib/notifications/queries';
import { signInAgain } from '@/lib/session/end-session';

/** Lists the customer's notifications, the unread first. */
export async function NotificationsPage({ page }: { page: number }) {
  const [t, { locale }] = await Promise.all([getTranslations('inbox'), pageMarket()]);
  const [found, unread] = await Promise.all([listNotifications(page, locale), countUnreadNotifications(locale)]);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok) return <OwnErrorPage />;
  const { items, lastPage } = found.value;
  await leadOwnToLastPage(found.value, page, pathOf);
  // A count that was not told, or is left out as if it were 0, is no reason to deny what stands below it.
  const shown = items.filter(({ isRead }) => !isRead).length;
  const count = Math.max(unread.ok ? unread.value : 0, shown);
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <Notice />
      <RefreshOnReturn />
      {(count > 0 || items.length > 0) && (
        <div className="spread">
          <p>{t('unread', { count })}</p>
          {count > 0 && (
            <OwnForm action={readAllNotifications}>
              <Button type="submit" look="quiet">
                <Icon name="check" />
                {t('readAll')}
              </Button>
            </OwnForm>
          )}
        </div>
      )}
      <MissedItems of={found.value} />
      {items.length === 0 && !found.value.isPartial ? (
        <EmptyState>
          <EmptyStateMark name="bell" />
          <h2>{t('emptyTitle')}</h2>
          <p>{t('empty')}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {items.map(notification => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      <Pagination page={page} lastPage={lastPage} pathOf={pathOf} />
      <Link to="/settings" className="action-link justify-self-start">
        <Icon name="settings" />
        {t('settings')}
      </Link>
    </div>
  );
}

function pathOf(page: number): string {
  return page > 1 ? `/notifications?page=${page}` : '/notifications';
}
