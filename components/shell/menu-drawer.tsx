import { getTranslations } from 'next-intl/server';
import { AccountLinks } from '@/components/account/account-links';
import { Pickers } from '@/components/preferences/pickers';
import { AppLinks } from '@/components/shell/app-links';
import { Logo } from '@/components/shell/logo';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { Overlay } from '@/components/ui/overlay.client';
import { env } from '@/lib/env';

const places = [
  { to: '/restaurants', word: 'restaurants', icon: 'utensils' },
  { to: '/shops', word: 'shops', icon: 'basket' },
  { to: '/search', word: 'search', icon: 'search' },
  { to: '/address', word: 'address', icon: 'pin' },
] as const satisfies { to: string; word: string; icon: IconName }[];

/** The menu: all navigation, language, currency and theme, in a drawer at the end side (docs/behaviour.md 2.2). */
export async function MenuDrawer() {
  const [t, account] = await Promise.all([getTranslations('shell'), getTranslations('account')]);
  return (
    <Overlay id="menu" side="end" title={t('menu')}>
      <div data-slot="drawer-header">
        <Logo />
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="icon-button">
          <Icon name="close" className="size-6" />
          <span className="sr-only">{t('closeMenu')}</span>
        </button>
      </div>
      <nav aria-label={t('browse')} data-marks-page>
        {places.map(({ to, word, icon }) => (
          <Link key={to} to={to} className="menu-link">
            <Icon name={icon} />
            {t(word)}
          </Link>
        ))}
      </nav>
      <Link to="/login" className={buttonClass('main', 'my-4 w-full')} data-when="guest">
        {t('login')}
      </Link>
      <nav aria-label={t('yours')} className="mb-4" data-when="guest" data-marks-page>
        <Link to="/liked" className="menu-link">
          <Icon name="heart" />
          {t('liked')}
        </Link>
        <Link to="/settings" className="menu-link">
          <Icon name="settings" />
          {t('settings')}
        </Link>
      </nav>
      <div className="my-4" data-when="signed">
        {env().ADMIN_URL !== undefined && <p data-admin-panel={account('admin')} />}
        <AccountLinks />
      </div>
      <Pickers />
      <div className="mt-6">
        <AppLinks />
      </div>
    </Overlay>
  );
}
