/** Names the page that a notification leads to. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { pageMarket } from '@/lib/market/market';
import { offersParcels } from '@/lib/market/offers-parcels';
import type { Notification } from '@/lib/notifications/schema';
import { offersReferrals } from '@/lib/referrals/programme';
import { offersReservations } from '@/lib/reservations/tables';

/** Null where it leads nowhere, or to a page that this marketplace does not have. */
export async function subjectLabel({ leadsTo, orderId }: Notification): Promise<string | null> {
  const [t, account, referrals, tables, parcels, blog] = await Promise.all([
    getTranslations('inbox'),
    getTranslations('account'),
    getTranslations('referrals'),
    getTranslations('reservations'),
    getTranslations('parcels'),
    getTranslations('content.blog'),
  ]);
  switch (leadsTo?.split('/')[1]) {
    case 'orders':
      return orderId === '' ? account('orders') : t('open', { id: orderId });
    case 'wallet':
      return referrals('inWallet');
    case 'referrals':
      return (await offersReferrals((await pageMarket()).locale)) === false ? null : referrals('page');
    case 'reservations':
      return offersReservations() ? tables('title') : null;
    case 'parcels': {
      const offered = await offersParcels((await pageMarket()).locale);
      return offered.ok && offered.value ? parcels('title') : null;
    }
    case 'blog':
      return leadsTo === '/blog' ? blog('all') : t('article');
    default:
      return null;
  }
}
