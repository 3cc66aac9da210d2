import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { AuthCard } from '@/components/sign-in/auth-card';
import { CaptchaButton } from '@/components/sign-in/captcha-button.client';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { fieldRules } from '@/lib/forms/field-rules';
import type { AuthQuery } from '@/lib/sign-in/auth-query';
import { askPhoneCode } from '@/lib/sign-in/codes/phone-actions';
import { phoneSchema } from '@/lib/sign-in/form-schema';
import { captchaKey } from '@/lib/sign-in/ways';

/** Signs customers in, or registers them, by a code sent as SMS. */
export async function PhonePage({ back, referral, sentTo }: Pick<AuthQuery, 'back' | 'referral' | 'sentTo'>) {
  const [t, login] = await Promise.all([getTranslations('auth'), getTranslations('login')]);
  const rules = await fieldRules(phoneSchema);
  const query = new URLSearchParams({ returnTo: back, ...(referral && { referral }) });
  const apiKey = captchaKey();
  return (
    <AuthCard title={t('phoneTitle')} lead={t('phoneLead')}>
      <Form action={askPhoneCode} className="auth-form">
        <input type="hidden" name="returnTo" value={back} />
        <input type="hidden" name="referral" value={referral} />
        <Field
          {...rules.phone}
          type="tel"
          label={t('phone')}
          hint={t('phoneHint')}
          value={sentTo}
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
          dir="ltr"
          autoFocus
        />
        {apiKey === null ? (
          <Button type="submit" className="w-full">
            {t('sendCode')}
          </Button>
        ) : (
          <CaptchaButton apiKey={apiKey} words={t('sendCode')} className="w-full" />
        )}
      </Form>
      <Link to={`/login?${query}`} className="auth-link">
        {login('withPassword')}
      </Link>
    </AuthCard>
  );
}
