import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';

/** Where a signed-in customer goes. Signing out loads a whole new document, so that nothing of theirs stays in memory. */
export async function AccountLinks() {
  const [t, { locale }] = await Promise.all([getTranslations('account'), here()]);
  return (
    <>
      <nav aria-label={t('yours')} data-marks-page>
        <Link to="/orders" className="menu-link">
          <Icon name="receipt" />
          {t('orders')}
        </Link>
      </nav>
      <form action="/api/sign-out" method="post">
        <input type="hidden" name="to" value={localized(locale, '/')} />
        <button type="submit" className="menu-link w-full">
          <Icon name="arrow-forward" className="flip size-5" />
          {t('signOut')}
        </button>
      </form>
    </>
  );
}
