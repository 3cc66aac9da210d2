import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { isChatOffered } from '@/lib/chat/database';
import { pageMarket } from '@/lib/market/market';
import { offersParcels } from '@/lib/market/offers-parcels';
import { offersReservations } from '@/lib/reservations/tables';

interface Place {
  to: string;
  text: string;
  icon: IconName;
  /** Shown to guests too. */
  isEverybodys?: true;
}

/** Links to the visitor's own pages. A kept page contains all of them; guests see only their own. */
export async function AccountLinks() {
  const [shell, t, tables, parcels, chat, offered] = await Promise.all([
    getTranslations('shell'),
    getTranslations('account'),
    getTranslations('reservations'),
    getTranslations('parcels'),
    getTranslations('chat'),
    pageMarket().then(({ locale }) => offersParcels(locale)),
  ]);
  const places: Place[] = [
    { to: '/orders', text: t('orders'), icon: 'receipt' },
    { to: '/refunds', text: t('refunds'), icon: 'history' },
    ...(offersReservations() ? [{ to: '/reservations', text: tables('title'), icon: 'utensils' as const }] : []),
    ...(offered.ok && offered.value ? [{ to: '/parcels', text: parcels('title'), icon: 'bike' as const }] : []),
    { to: '/wallet', text: t('wallet'), icon: 'wallet' },
    { to: '/liked', text: t('liked'), icon: 'heart', isEverybodys: true },
    { to: '/addresses', text: t('addresses'), icon: 'pin' },
    { to: '/notifications', text: t('notifications'), icon: 'bell' },
    ...(isChatOffered() ? [{ to: '/chat', text: chat('title'), icon: 'chat' as const }] : []),
    { to: '/profile', text: t('profile'), icon: 'user' },
    { to: '/settings', text: t('settings'), icon: 'settings', isEverybodys: true },
  ];
  return (
    <nav aria-label={shell('yours')} data-marks-page>
      {places.map(({ to, text, icon, isEverybodys }) => (
        <Link
          key={to}
          to={to}
          // In larger text the amount has a line of its own.
          className={to === '/wallet' ? 'menu-link flex-wrap' : 'menu-link'}
          data-when={isEverybodys ? undefined : 'signed'}
        >
          <Icon name={icon} />
          {text}
          {to === '/notifications' && <span className="unread" />}
          {to === '/wallet' && (
            // The margin follows the page's direction, the amount inside has its own.
            <span className="ms-auto tabular">
              <bdi data-balance />
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
