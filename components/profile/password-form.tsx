import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { Card } from '@/components/ui/card';
import { savePassword } from '@/lib/profile/actions';
import { passwordSchema } from '@/lib/profile/rules';

/** Who came by a social account or a phone has none yet, and sets the first one here. */
export async function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = await getTranslations('profile');
  return (
    <Card as="section" aria-labelledby="password">
      <h2 id="password">{hasPassword ? t('password') : t('passwordFirst')}</h2>
      <Form action={savePassword} schema={passwordSchema} className="account-form">
        {hasPassword && (
          <Field
            name="old_password"
            type="password"
            label={t('oldPassword')}
            autoComplete="current-password"
            required
          />
        )}
        <Field
          name="password"
          type="password"
          label={t('newPassword')}
          hint={t('newPasswordHint')}
          autoComplete="new-password"
        />
        <Field name="password_confirmation" type="password" label={t('newPasswordAgain')} autoComplete="new-password" />
        <SubmitButton>{t('savePassword')}</SubmitButton>
      </Form>
    </Card>
  );
}
