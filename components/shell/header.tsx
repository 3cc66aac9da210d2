import { getTranslations } from 'next-intl/server';
import { AccountButton } from '@/components/account/account-button';
import { AddressChip } from '@/components/address/address-chip';
import { CartButton } from '@/components/cart/cart-button';
import { PreferencesButton } from '@/components/preferences/preferences-button';
import { PreferencesOverlay } from '@/components/preferences/preferences-overlay';
import { ThemeToggle } from '@/components/preferences/theme-toggle';
import { SearchBox } from '@/components/search/search-box';
import { Logo } from '@/components/shell/logo';
import { MenuDrawer } from '@/components/shell/menu-drawer';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/**
 * The full header (docs/look.md 5.4). It has one search field for both widths: on phones in a row of its own, which
 * stays while the row above scrolls away. On a phone held sideways it is one row, which scrolls away.
 */
export async function Header() {
  const t = await getTranslations('shell');
  return (
    <header className="masthead roomy low:static! low:**:scroll-my-0!">
      <div className="masthead-row column low:flex! low:h-(--header)">
        <Logo className="max-w-52 flex-none max-lg:hidden" />
        <div className="masthead-address">
          <AddressChip />
        </div>
        <div className="masthead-search low:flex-1! low:pb-0!">
          <SearchBox />
        </div>
        <div className="masthead-tools">
          <PreferencesButton />
          <ThemeToggle />
          <Link to="/login" className={buttonClass('quiet', 'max-lg:hidden')} data-when="guest">
            {t('login')}
          </Link>
          <CartButton />
          <AccountButton />
          <button type="button" popoverTarget="menu" className="icon-button menu-button">
            <Icon name="menu" className="size-6" />
            <span className="sr-only">{t('menu')}</span>
          </button>
        </div>
      </div>
      {/* Before the menu, because without script the focus continues after the overlay when it closes. */}
      <PreferencesOverlay />
      <MenuDrawer />
    </header>
  );
}
