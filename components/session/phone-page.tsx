import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/forms/action-field.client';
import { CaptchaButton } from '@/components/session/captcha-button.client';
import { DoorCard } from '@/components/session/door-card';
import { DoorForm } from '@/components/session/door-form';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { offeredWays } from '@/lib/identity/ways';
import { askPhoneCode } from '@/lib/session/phone-actions';

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
    <DoorCard title={t('phoneTitle')} lead={t('phoneLead')}>
      <DoorForm action={askPhoneCode} refusals={[...refusals]}>
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
      </DoorForm>
      <Link to={`/login?${query}`} className="door-link">
        {login('withPassword')}
      </Link>
    </DoorCard>
  );
}
