import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { isChatOffered } from '@/lib/chat/database';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { offersReservations } from '@/lib/reservations/tables';

/**
 * The links of a signed-in customer. Signing out loads a whole new document, so that nothing of theirs stays in memory.
 */
export async function AccountLinks() {
  const [t, tables, chat, { locale }] = await Promise.all([
    getTranslations('account'),
    getTranslations('reservations'),
    getTranslations('chat'),
    pageMarket(),
  ]);
  const places: { to: string; text: string; icon: IconName }[] = [
    { to: '/orders', text: t('orders'), icon: 'receipt' },
    { to: '/refunds', text: t('refunds'), icon: 'history' },
    ...(offersReservations() ? [{ to: '/reservations', text: tables('title'), icon: 'utensils' as const }] : []),
    { to: '/wallet', text: t('wallet'), icon: 'wallet' },
    { to: '/liked', text: t('liked'), icon: 'heart' },
    { to: '/addresses', text: t('addresses'), icon: 'pin' },
    { to: '/notifications', text: t('notifications'), icon: 'bell' },
    ...(isChatOffered() ? [{ to: '/chat', text: chat('title'), icon: 'chat' as const }] : []),
    { to: '/profile', text: t('profile'), icon: 'user' },
    { to: '/settings', text: t('settings'), icon: 'settings' },
  ];
  return (
    <>
      <nav aria-label={t('yours')} data-marks-page>
        {places.map(({ to, text, icon }) => (
          <Link key={to} to={to} className="menu-link">
            <Icon name={icon} />
            {text}
            {to === '/notifications' && <span className="unread" />}
            {to === '/wallet' && <bdi className="ms-auto tabular" data-balance />}
          </Link>
        ))}
      </nav>
      <form action="/api/sign-out" method="post">
        <input type="hidden" name="to" value={localizedPath(locale, '/')} />
        <label className="menu-link">
          <input type="checkbox" name="stays" value="hearts" />
          {t('heartsStay')}
        </label>
        <button type="submit" className="menu-link w-full">
          <Icon name="arrow-forward" className="flip" />
          {t('signOut')}
        </button>
      </form>
    </>
  );
}
