import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { isChatOffered } from '@/lib/chat/database';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { offersReservations } from '@/lib/reservations/tables';

const places = [
  { to: '/orders', word: 'orders', icon: 'receipt' },
  { to: '/refunds', word: 'refunds', icon: 'history' },
  { to: '/wallet', word: 'wallet', icon: 'wallet' },
  { to: '/liked', word: 'liked', icon: 'heart' },
  { to: '/addresses', word: 'addresses', icon: 'pin' },
  { to: '/notifications', word: 'notifications', icon: 'bell' },
  { to: '/profile', word: 'profile', icon: 'user' },
  { to: '/settings', word: 'settings', icon: 'settings' },
] as const satisfies { to: string; word: string; icon: IconName }[];

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
  return (
    <>
      <nav aria-label={t('yours')} data-marks-page>
        {offersReservations() && (
          <Link to="/reservations" className="menu-link">
            <Icon name="utensils" />
            {tables('title')}
          </Link>
        )}
        {isChatOffered() && (
          <Link to="/chat" className="menu-link">
            <Icon name="chat" />
            {chat('title')}
          </Link>
        )}
        {places.map(({ to, word, icon }) => (
          <Link key={to} to={to} className="menu-link">
            <Icon name={icon} />
            {t(word)}
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
