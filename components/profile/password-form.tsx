import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { savePassword } from '@/lib/profile/actions';
import { passwordSchema } from '@/lib/profile/rules';

/** Who came by a social account or a phone has none yet, and sets the first one here. */
export async function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = await getTranslations('profile');
  return (
    <section aria-labelledby="password" className="account-card">
      <h2 id="password" className="font-display text-title font-semibold">
        {hasPassword ? t('password') : t('passwordFirst')}
      </h2>
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
    </section>
  );
}
