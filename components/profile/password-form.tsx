import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { fieldRules } from '@/lib/forms/field-rules';
import { savePassword } from '@/lib/profile/actions';
import { passwordSchema } from '@/lib/profile/rules';

/**
 * Changes the password. Customers who signed up by a provider or a phone have none yet, and set their first one here.
 */
export async function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const [t, rules] = await Promise.all([getTranslations('profile'), fieldRules(passwordSchema)]);
  return (
    <Card as="section" aria-labelledby="password">
      <h2 id="password">{hasPassword ? t('password') : t('passwordFirst')}</h2>
      <Form action={savePassword} className="account-form">
        {hasPassword && (
          <Field
            {...rules.old_password}
            type="password"
            label={t('oldPassword')}
            autoComplete="current-password"
            required
          />
        )}
        <Field
          {...rules.password}
          type="password"
          label={t('newPassword')}
          hint={t('newPasswordHint')}
          autoComplete="new-password"
        />
        <Field
          {...rules.password_confirmation}
          type="password"
          label={t('newPasswordAgain')}
          autoComplete="new-password"
        />
        <Button type="submit">{t('savePassword')}</Button>
      </Form>
    </Card>
  );
}
