import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { PageButton } from '@/components/forms/page-form.client';
import { AuthCard } from '@/components/sign-in/auth-card';
import { OtherWays } from '@/components/sign-in/other-ways';
import { PasswordField } from '@/components/sign-in/password-field.client';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { fieldRules } from '@/lib/forms/field-rules';
import { signIn } from '@/lib/sign-in/actions';
import type { AuthQuery } from '@/lib/sign-in/auth-query';
import { signInSchema } from '@/lib/sign-in/form-schema';
import { forgetPassword } from '@/lib/sign-in/password-actions';
import { backWithoutSignIn } from '@/lib/sign-in/way-back';

/** Offers the password first, then the operator's other ways. */
export async function LoginPage({ back, referral, used }: Pick<AuthQuery, 'back' | 'referral' | 'used'>) {
  const [t, auth, errors] = await Promise.all([
    getTranslations('login'),
    getTranslations('auth'),
    getTranslations('errors'),
  ]);
  const rules = await fieldRules(signInSchema);
  const query = new URLSearchParams({ returnTo: back, ...(referral && { referral }) });
  return (
    <AuthCard title={t('title')} lead={t('lead')}>
      <Form action={signIn} className="auth-form">
        <input type="hidden" name="returnTo" value={back} />
        <Field {...rules.login} label={t('login')} autoComplete="username" autoFocus />
        <PasswordField {...rules.password} label={t('password')} show={auth('show')} autoComplete="current-password" />
        <Button type="submit" className="w-full">
          {t('submit')}
        </Button>
        <div className="flex flex-wrap justify-between gap-x-6">
          {/* A button of this form, so that what was typed goes along, and not in a URL. */}
          <PageButton action={forgetPassword} offline={errors('noConnection')} className="auth-link">
            {t('forgot')}
          </PageButton>
          <p className="text-soft">
            {t('new')}{' '}
            <Link className="auth-link" to={`/register?${query}`}>
              {t('register')}
            </Link>
          </p>
        </div>
      </Form>
      <OtherWays query={query} used={used} />
      <div className="auth-rest">
        <p className="text-small text-soft">{t('guest')}</p>
        <Link to={backWithoutSignIn(back)} className={buttonClass('bare', 'w-full')}>
          {t('back')}
        </Link>
      </div>
    </AuthCard>
  );
}
