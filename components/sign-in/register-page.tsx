import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { AuthCard } from '@/components/sign-in/auth-card';
import { EmailField } from '@/components/sign-in/email-field';
import { OtherWays } from '@/components/sign-in/other-ways';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { fieldRules } from '@/lib/forms/field-rules';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import type { AuthQuery } from '@/lib/sign-in/auth-query';
import { registerSchema } from '@/lib/sign-in/form-schema';
import { register } from '@/lib/sign-in/registration-actions';

/** Step one of three: the e-mail address, and the invitation from the link. */
export async function RegisterPage({ back, referral, used, sentTo }: Omit<AuthQuery, 'locale' | 'way'>) {
  const [t, { locale }] = await Promise.all([getTranslations('auth'), pageMarket()]);
  const rules = await fieldRules(registerSchema);
  const query = new URLSearchParams({ returnTo: back, ...(referral && { referral }) });
  const isInviting = (await getSettings(locale)).referral_active === '1';
  return (
    <AuthCard title={t('registerTitle')} lead={t('registerLead')} step={[1, 3]}>
      <Form action={register} className="auth-form">
        <input type="hidden" name="returnTo" value={back} />
        <EmailField value={sentTo} />
        {(isInviting || referral !== '') && (
          <Field
            {...rules.referral}
            label={t('referral')}
            value={referral}
            autoComplete="off"
            maxLength={64}
            dir="ltr"
          />
        )}
        <Button type="submit" className="w-full">
          {t('sendCode')}
        </Button>
      </Form>
      <p className="text-soft">
        {t('have')}{' '}
        <Link className="auth-link" to={`/login?${query}`}>
          {t('login')}
        </Link>
      </p>
      <OtherWays query={query} used={used} />
    </AuthCard>
  );
}
