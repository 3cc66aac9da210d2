import { getTranslations } from 'next-intl/server';
import { AccountLinks } from '@/components/account/account-links';
import { SignOutForm } from '@/components/account/sign-out-form';
import { ChosenView } from '@/components/preferences/chosen-view';
import { Logo } from '@/components/shell/logo';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { Overlay } from '@/components/ui/overlay/overlay.client';
import { env } from '@/lib/env';
import { isOneList, listWords } from '@/lib/shops/list/one-list';

const places = [
  { to: '/restaurants', word: 'restaurants', icon: 'utensils' },
  { to: '/shops', word: 'shops', icon: 'basket' },
  { to: '/search', word: 'search', icon: 'search' },
  { to: '/address', word: 'address', icon: 'pin' },
] as const satisfies { to: string; word: string; icon: IconName }[];

/** The menu in a drawer at the end side: the account, all navigation, and the pickers (docs/behaviour.md 2.2). */
export async function MenuDrawer() {
  const [t, account, preferences] = await Promise.all([
    getTranslations('shell'),
    getTranslations('account'),
    getTranslations('preferences'),
  ]);
  return (
    <Overlay id="menu" side="end" title={t('menu')} className="menu-drawer">
      <div data-slot="drawer-header">
        <Logo />
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="icon-button">
          <Icon name="close" className="size-6" />
          <span className="sr-only">{t('closeMenu')}</span>
        </button>
      </div>
      <Link to="/login" className={buttonClass('main', 'w-full')} data-when="guest">
        {t('login')}
      </Link>
      <div
        id="account-facts"
        className="needs-script min-h-12 wrap-anywhere"
        data-when="signed"
        data-admin={env().ADMIN_URL === undefined ? undefined : account('admin')}
      />
      <AccountLinks />
      <PlaceLinks />
      <button type="button" popoverTarget="preferences" className="menu-link">
        <Icon name="globe" />
        {preferences('title')}
        <ChosenView className="ms-auto text-soft whitespace-nowrap" />
      </button>
      <SignOutForm />
    </Overlay>
  );
}

async function PlaceLinks() {
  const [t, isOne, list] = await Promise.all([getTranslations('shell'), isOneList(), listWords('restaurant')]);
  const shown = isOne ? places.filter(({ word }) => word !== 'shops') : places;
  return (
    <nav aria-label={t('browse')} data-marks-page>
      {shown.map(({ to, word, icon }) => (
        <Link key={to} to={to} className="menu-link">
          <Icon name={icon} />
          {isOne && word === 'restaurants' ? list.title : t(word)}
        </Link>
      ))}
    </nav>
  );
}
