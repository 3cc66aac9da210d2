import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/sign-in/auth-card';
import { SetPasswordForm } from '@/components/sign-in/set-password-form';
import { Link } from '@/components/ui/link';
import { splitLocale } from '@/lib/i18n/localized-path';

/** The last step after a forgotten password: sets a new one. */
export async function NewPasswordPage({ back }: { back: string }) {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('newTitle')} lead={t('newLead')}>
      <SetPasswordForm back={back} />
      <Link to={splitLocale(back).path} className="auth-link">
        {t('newLater')}
      </Link>
    </AuthCard>
  );
}
