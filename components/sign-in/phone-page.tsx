import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { AuthCard } from '@/components/sign-in/auth-card';
import { CaptchaButton } from '@/components/sign-in/captcha-button.client';
import { Link } from '@/components/ui/link';
import { askPhoneCode } from '@/lib/sign-in/phone-actions';
import { phoneSchema } from '@/lib/sign-in/schema';
import { offeredWays } from '@/lib/sign-in/ways';

interface PhonePageProps {
  back: string;
  referral: string;
}

/** A code by SMS, for customers and newcomers alike. */
export async function PhonePage({ back, referral }: PhonePageProps) {
  const [t, login] = await Promise.all([getTranslations('door'), getTranslations('login')]);
  const query = new URLSearchParams({ returnTo: back, ...(referral && { referral }) });
  return (
    <AuthCard title={t('phoneTitle')} lead={t('phoneLead')}>
      <Form action={askPhoneCode} schema={phoneSchema} className="auth-form">
        <input type="hidden" name="returnTo" value={back} />
        <input type="hidden" name="referral" value={referral} />
        <Field
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
          <SubmitButton className="w-full">{t('sendCode')}</SubmitButton>
        )}
      </Form>
      <Link to={`/login?${query}`} className="auth-link">
        {login('withPassword')}
      </Link>
    </AuthCard>
  );
}
