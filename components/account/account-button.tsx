import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

/**
 * On wide screens, the button that opens the menu for signed-in customers, in place of the plain one (docs/behaviour.md
 * 2.2): the menu contains the account.
 */
export async function AccountButton() {
  const t = await getTranslations('account');
  return (
    <button type="button" popoverTarget="menu" className="icon-button max-lg:hidden" data-when="signed">
      <Icon name="user" className="size-6" />
      <span className="sr-only">{t('menu')}</span>
    </button>
  );
}
