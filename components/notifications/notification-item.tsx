import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { dateFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
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
  const { id, type, about, status, body, isRead, at } = notification;
  const isOrder = about !== '' && (type === 'status_changed' || type === 'new_order');
  const key = `order.${status}` as Parameters<typeof t>[0];
  const words = isOrder && t.has(key) ? t(key, { id: about }) : body || t('plain');
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
        {isOrder && isRead && (
          <Link to={`/orders/${about}`} className={buttonClass('quiet')}>
            {t('open', { id: about })}
          </Link>
        )}
        {!isRead && (
          <Form action={readNotification} className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={id} />
            {isOrder && (
              <Button type="submit" look="quiet" name="order" value={about}>
                {t('open', { id: about })}
              </Button>
            )}
            <Button type="submit" look={isOrder ? 'bare' : 'quiet'}>
              {t('read')}
              <span className="sr-only">: {words}</span>
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}
