import { getTranslations } from 'next-intl/server';
import { SetPasswordForm } from '@/components/sign-in/set-password-form';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { maySetFirstPassword } from '@/lib/profile/first-password';

/**
 * A seller needs a password (docs/behaviour.md 5): it is set here where that is allowed at once, otherwise in the
 * profile.
 */
export async function PasswordFirst() {
  const [t, { locale }, maySet] = await Promise.all([getTranslations('seller'), pageMarket(), maySetFirstPassword()]);
  return (
    <Card as="section" aria-labelledby="first-password">
      <h2 id="first-password">{t('passwordTitle')}</h2>
      <p>{t('passwordWhy')}</p>
      {maySet ? (
        <SetPasswordForm back={localizedPath(locale, '/be-seller')} />
      ) : (
        <p>
          <Link to="/profile#password" className={buttonClass('main')}>
            {t('passwordSet')}
          </Link>
        </p>
      )}
    </Card>
  );
}
