import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { subjectLabel } from '@/components/notifications/subject-label';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { dateFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { messageOr } from '@/lib/i18n/message-or';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { readNotification } from '@/lib/notifications/actions';
import type { Notification } from '@/lib/notifications/schema';

/**
 * One notification. Those about orders use our own words, because the marketplace's are in the language of their
 * author.
 */
export async function NotificationItem({ notification }: { notification: Notification }) {
  const [t, { locale }] = await Promise.all([getTranslations('inbox'), pageMarket()]);
  const { timeZone } = await getClock(locale);
  const { id, orderId, status, body, leadsTo, isRead, at } = notification;
  const written = body || t('plain');
  const words = orderId === '' ? written : messageOr(t, `order.${status}`, written, { id: orderId });
  const label = await subjectLabel(notification);
  // An order's number says already which of the messages it belongs to.
  const which = orderId === '' && <span className="sr-only">: {words}</span>;
  const when = new Date(at);
  return (
    <Card as="li" data-unread={isRead ? undefined : ''}>
      <div>
        {!isRead && <p className="text-small font-semibold text-fig">{t('new')}</p>}
        <h2 className="font-sans text-body">
          <bdi>{words}</bdi>
        </h2>
        {!Number.isNaN(when.getTime()) && (
          <p className="text-small text-soft">
            <time dateTime={at}>
              {dateFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(when)}
            </time>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {leadsTo !== null && label !== null && isRead && (
          <Link to={leadsTo} className={buttonClass('quiet')}>
            {label}
            {which}
          </Link>
        )}
        {!isRead && (
          <OwnForm action={readNotification} className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={id} />
            {leadsTo !== null && label !== null && (
              <Button type="submit" look="quiet" name="open" value={leadsTo}>
                {label}
                {which}
              </Button>
            )}
            <Button type="submit" look={label === null ? 'quiet' : 'bare'}>
              {t('read')}
              <span className="sr-only">: {words}</span>
            </Button>
          </OwnForm>
        )}
      </div>
    </Card>
  );
}
