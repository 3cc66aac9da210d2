import { getTranslations } from 'next-intl/server';
import { AccountLinks } from '@/components/account/account-links';
import { Icon } from '@/components/ui/icon';
import { NativePopover } from '@/components/ui/native-popover';
import { env } from '@/lib/env';

/**
 * The profile menu in place of the login button (docs/behaviour.md 2.2). A native popover for good: its island asks who
 * is signed in when it mounts, and an overlay part that took over would ask again each time it opens.
 */
export async function AccountButton() {
  const t = await getTranslations('account');
  return (
    <div className="max-lg:hidden" data-when="signed">
      <button type="button" popoverTarget="account" className="icon-button">
        <Icon name="user" className="size-6" />
        <span className="sr-only">{t('menu')}</span>
      </button>
      <NativePopover id="account" side="popover" title={t('menu')}>
        <div
          id="account-facts"
          className="account-name needs-script"
          data-admin={env().ADMIN_URL === undefined ? undefined : t('admin')}
        />
        <AccountLinks />
      </NativePopover>
    </div>
  );
}
