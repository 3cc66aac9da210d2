import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/forms/action-field.client';
import { shortestPassword } from '@/lib/session/fields';

/** A new password, typed twice. */
export async function PasswordFields() {
  const t = await getTranslations('door');
  return (
    <>
      <ActionField
        name="password"
        type="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        minLength={shortestPassword}
        maxLength={200}
      />
      <ActionField
        name="password_confirmation"
        type="password"
        label={t('passwordAgain')}
        autoComplete="new-password"
        maxLength={200}
      />
    </>
  );
}
