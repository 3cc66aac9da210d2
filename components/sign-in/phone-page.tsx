import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/forms/action-field.client';
import { AuthCard } from '@/components/sign-in/auth-card';
import { AuthForm } from '@/components/sign-in/auth-form';
import { CaptchaButton } from '@/components/sign-in/captcha-button.client';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { askPhoneCode } from '@/lib/sign-in/phone-actions';
import { offeredWays } from '@/lib/sign-in/ways';

interface PhonePageProps {
  back: string;
  referral: string;
}

/** A code by SMS, for customers and newcomers alike. */
export async function PhonePage({ back, referral }: PhonePageProps) {
  const [t, login] = await Promise.all([getTranslations('door'), getTranslations('login')]);
  const query = new URLSearchParams({ returnTo: back, ...(referral && { referral }) });
  const refusals = ['phoneRequired', 'phone', 'smsNotSent', 'tooManyCodes', 'referralUnknown'] as const;
  return (
    <AuthCard title={t('phoneTitle')} lead={t('phoneLead')}>
      <AuthForm action={askPhoneCode} refusals={[...refusals]}>
        <input type="hidden" name="returnTo" value={back} />
        <input type="hidden" name="referral" value={referral} />
        <ActionField
          name="phone"
          type="tel"
          label={t('phone')}
          hint={t('phoneHint')}
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
          dir="ltr"
        />
        {offeredWays().captcha ? (
          <CaptchaButton words={t('sendCode')} />
        ) : (
          <Button type="submit" className="w-full">
            {t('sendCode')}
          </Button>
        )}
      </AuthForm>
      <Link to={`/login?${query}`} className="auth-link">
        {login('withPassword')}
      </Link>
    </AuthCard>
  );
}
