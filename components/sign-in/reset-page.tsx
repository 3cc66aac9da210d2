import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/forms/action-field.client';
import { AuthCard } from '@/components/sign-in/auth-card';
import { AuthForm } from '@/components/sign-in/auth-form';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { askReset } from '@/lib/sign-in/password-actions';

/** Where a forgotten password begins. */
export async function ResetPage({ back }: { back: string }) {
  const [t, login] = await Promise.all([getTranslations('door'), getTranslations('login')]);
  return (
    <AuthCard title={t('resetTitle')} lead={t('resetLead')}>
      <AuthForm action={askReset} refusals={['email', 'emailOrPhone', 'tooManyCodes', 'codeNotSent', 'smsNotSent']}>
        <input type="hidden" name="returnTo" value={back} />
        <ActionField name="login" label={login('login')} autoComplete="username" maxLength={254} />
        <Button type="submit" className="w-full">
          {t('sendCode')}
        </Button>
      </AuthForm>
      <Link to={`/login?${new URLSearchParams({ returnTo: back })}`} className="auth-link">
        {t('resetBack')}
      </Link>
    </AuthCard>
  );
}
