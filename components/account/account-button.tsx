import { getTranslations } from 'next-intl/server';
import { AccountLinks } from '@/components/account/account-links';
import { AccountName } from '@/components/account/account-name.client';
import { Icon } from '@/components/ui/icon';
import { env } from '@/lib/env';

/** The profile menu in place of the login button (SPEC 2): a popover of the browser's own, its name filled in by an island. */
export async function AccountButton() {
  const t = await getTranslations('account');
  return (
    <div className="account max-lg:hidden" data-when="signed">
      <button type="button" popoverTarget="account" className="icon-button">
        <Icon name="user" className="size-6" />
        <span className="sr-only">{t('menu')}</span>
      </button>
      <div
        id="account"
        popover="auto"
        role="dialog"
        aria-label={t('menu')}
        className="preferences-popover account-popover"
      >
        <AccountName admin={env().ADMIN_URL === undefined ? null : t('admin')} />
        <AccountLinks />
      </div>
    </div>
  );
}
