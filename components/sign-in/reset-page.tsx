import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { AuthCard } from '@/components/sign-in/auth-card';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { fieldRules } from '@/lib/forms/field-rules';
import type { AuthQuery } from '@/lib/sign-in/auth-query';
import { resetSchema } from '@/lib/sign-in/form-schema';
import { askReset } from '@/lib/sign-in/password-actions';

/** The first step after a forgotten password: asks for the e-mail address. */
export async function ResetPage({ back, sentTo }: Pick<AuthQuery, 'back' | 'sentTo'>) {
  const [t, login] = await Promise.all([getTranslations('auth'), getTranslations('login')]);
  const rules = await fieldRules(resetSchema);
  return (
    <AuthCard title={t('resetTitle')} lead={t('resetLead')}>
      <Form action={askReset} className="auth-form">
        <input type="hidden" name="returnTo" value={back} />
        <Field {...rules.login} label={login('login')} value={sentTo} autoComplete="username" autoFocus />
        <Button type="submit" className="w-full">
          {t('sendCode')}
        </Button>
      </Form>
      <Link to={`/login?${new URLSearchParams({ returnTo: back })}`} className="auth-link">
        {t('resetBack')}
      </Link>
    </AuthCard>
  );
}
