import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

/** Signing out loads a whole new document, so that nothing of the customer's stays in memory. */
export async function SignOutForm() {
  const [t, { locale }] = await Promise.all([getTranslations('account'), pageMarket()]);
  return (
    <form action="/api/sign-out" method="post" data-when="signed">
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
  );
}
