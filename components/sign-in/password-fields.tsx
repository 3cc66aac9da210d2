import { getTranslations } from 'next-intl/server';
import { PasswordField } from '@/components/sign-in/password-field.client';
import { fieldRules } from '@/lib/forms/field-rules';
import { newPasswordSchema } from '@/lib/sign-in/schema';

/** A new password, typed twice. */
export async function PasswordFields() {
  const [t, rules] = await Promise.all([getTranslations('auth'), fieldRules(newPasswordSchema)]);
  return (
    <>
      <PasswordField
        show={t('show')}
        {...rules.password}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        show={t('show')}
        {...rules.password_confirmation}
        label={t('passwordAgain')}
        autoComplete="new-password"
      />
    </>
  );
}
