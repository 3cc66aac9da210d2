import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/forms/action-field.client';
import { AuthCard } from '@/components/sign-in/auth-card';
import { AuthForm } from '@/components/sign-in/auth-form';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { register } from '@/lib/sign-in/registration-actions';

/** The first step of three: the e-mail address, and the invitation that the link carried. */
export async function RegisterPage({ back, referral }: { back: string; referral: string }) {
  const [t, { locale }] = await Promise.all([getTranslations('door'), pageMarket()]);
  const isInviting = (await getSettings(locale)).referral_active === '1';
  return (
    <AuthCard title={t('registerTitle')} lead={t('registerLead')} step={[1, 3]}>
      <AuthForm action={register} refusals={['email', 'emailTaken', 'referralUnknown', 'tooManyCodes', 'codeNotSent']}>
        <input type="hidden" name="returnTo" value={back} />
        <ActionField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          dir="ltr"
        />
        {(isInviting || referral !== '') && (
          <ActionField
            name="referral"
            label={t('referral')}
            value={referral}
            autoComplete="off"
            maxLength={64}
            dir="ltr"
            isOptional
          />
        )}
        <Button type="submit" className="w-full">
          {t('sendCode')}
        </Button>
      </AuthForm>
      <p className="text-soft">
        {t('have')}{' '}
        <Link className="auth-link" to={`/login?${new URLSearchParams({ returnTo: back })}`}>
          {t('login')}
        </Link>
      </p>
    </AuthCard>
  );
}
