import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { CodeButton } from '@/components/profile/code-button';
import { ResendButton } from '@/components/sign-in/resend-button.client';
import { Button } from '@/components/ui/button';
import { typedCodeSchema } from '@/lib/account/form-schema';
import { giveUpChange } from '@/lib/account/owner-actions';
import { fieldRules } from '@/lib/forms/field-rules';
import type { Action } from '@/lib/forms/form-state';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { type Confirmation, confirmationFingerprint } from '@/lib/profile/confirmation';
import { resendSeconds } from '@/lib/sign-in/codes/resend';

interface CodeFieldsProps {
  underway: Confirmation;
  /** Whether another one is an SMS. */
  isSms: boolean;
  confirm: Action;
  sendAgain: Action;
}

/** The field for a code that was sent, another code, and the way out of the change. */
export async function CodeFields({ underway, isSms, confirm, sendAgain }: CodeFieldsProps) {
  const [t, auth, { locale }] = await Promise.all([getTranslations('profile'), getTranslations('auth'), pageMarket()]);
  const rules = await fieldRules(typedCodeSchema);
  // Null when none is on its way.
  const { code } = underway;
  // Another tab may have begun another change by the time one of these forms is sent.
  const fingerprint = <input type="hidden" name="fingerprint" value={confirmationFingerprint(underway)} />;
  const wait = code === null ? 0 : await resendSeconds(code, locale);
  return (
    <>
      {code === null ? (
        <OwnForm action={sendAgain} className="account-form">
          {fingerprint}
          <CodeButton isSms={isSms} words={auth('sendCode')} />
        </OwnForm>
      ) : (
        <OwnForm action={confirm} className="account-form">
          {fingerprint}
          <Field
            {...rules.code}
            label={auth('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            dir="ltr"
            autoFocus
          />
          <Button type="submit">{t('confirm')}</Button>
        </OwnForm>
      )}
      {/* The identity provider sends another one only after another captcha: the change is begun again for that. */}
      {code !== null && code.kind !== 'identity-phone' && (
        <OwnForm action={sendAgain} className="account-form">
          {fingerprint}
          <ResendButton
            wait={wait}
            since={Date.now()}
            now={auth('again')}
            later={auth('againIn', { time: '{time}' })}
            language={languageTag(locale)}
            soon={auth('againSoon', { count: Math.ceil(wait / 60) })}
          />
        </OwnForm>
      )}
      <OwnForm action={giveUpChange} className="account-form">
        {fingerprint}
        <Button type="submit" look="quiet">
          {t('giveUp')}
        </Button>
      </OwnForm>
    </>
  );
}
