import { getTranslations } from 'next-intl/server';
import { errorSentences, noConnection } from '@/components/account/error-sentences';
import { ActionField } from '@/components/forms/action-field.client';
import { ActionForm } from '@/components/forms/action-form.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { savePassword } from '@/lib/profile/actions';
import { shortestPassword } from '@/lib/profile/rules';

/** Who came by a social account or a phone has none yet, and sets the first one here. */
export async function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const [t, offline] = await Promise.all([getTranslations('profile'), noConnection()]);
  const errors = await errorSentences(
    'required',
    'tooLong',
    'passwordShort',
    'passwordsDiffer',
    'wrongPassword',
    'tooManyAttempts',
    'fieldRefused',
    'refused',
    'offline',
  );
  return (
    <Card as="section" aria-labelledby="password">
      <h2 id="password">{hasPassword ? t('password') : t('passwordFirst')}</h2>
      <ActionForm action={savePassword} errors={errors} offline={offline} className="account-form">
        {hasPassword && (
          <ActionField
            name="old_password"
            type="password"
            label={t('oldPassword')}
            autoComplete="current-password"
            maxLength={200}
          />
        )}
        <ActionField
          name="password"
          type="password"
          label={t('newPassword')}
          hint={t('newPasswordHint')}
          autoComplete="new-password"
          minLength={shortestPassword}
          maxLength={200}
        />
        <ActionField
          name="password_confirmation"
          type="password"
          label={t('newPasswordAgain')}
          autoComplete="new-password"
          maxLength={200}
        />
        <Button type="submit">{t('savePassword')}</Button>
      </ActionForm>
    </Card>
  );
}
