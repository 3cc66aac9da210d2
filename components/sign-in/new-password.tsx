import { getTranslations } from 'next-intl/server';
import { PasswordField } from '@/components/sign-in/password-field.client';
import { fieldRules } from '@/lib/forms/field-rules';
import { newPasswordSchema } from '@/lib/sign-in/form-schema';

/** A new password, typed once: it can be shown, and a mistyped one is replaced by a mailed code. */
export async function NewPassword() {
  const [t, { password }] = await Promise.all([getTranslations('auth'), fieldRules(newPasswordSchema)]);
  return (
    <PasswordField
      show={t('show')}
      {...password}
      label={t('password')}
      hint={t('passwordHint')}
      autoComplete="new-password"
    />
  );
}
