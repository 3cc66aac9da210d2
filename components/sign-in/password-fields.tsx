import { getTranslations } from 'next-intl/server';
import { PasswordField } from '@/components/sign-in/password-field.client';

/** A new password, typed twice. */
export async function PasswordFields() {
  const t = await getTranslations('door');
  return (
    <>
      <PasswordField
        show={t('show')}
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        show={t('show')}
        name="password_confirmation"
        label={t('passwordAgain')}
        autoComplete="new-password"
      />
    </>
  );
}
