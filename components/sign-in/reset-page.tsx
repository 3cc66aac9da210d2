import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { AuthCard } from '@/components/sign-in/auth-card';
import { Link } from '@/components/ui/link';
import { askReset } from '@/lib/sign-in/password-actions';
import { resetSchema } from '@/lib/sign-in/schema';

/** Where a forgotten password begins. */
export async function ResetPage({ back }: { back: string }) {
  const [t, login] = await Promise.all([getTranslations('door'), getTranslations('login')]);
  return (
    <AuthCard title={t('resetTitle')} lead={t('resetLead')}>
      <Form action={askReset} schema={resetSchema} className="auth-form">
        <input type="hidden" name="returnTo" value={back} />
        <Field name="login" label={login('login')} autoComplete="username" />
        <SubmitButton className="w-full">{t('sendCode')}</SubmitButton>
      </Form>
      <Link to={`/login?${new URLSearchParams({ returnTo: back })}`} className="auth-link">
        {t('resetBack')}
      </Link>
    </AuthCard>
  );
}
