import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { CodeButton } from '@/components/profile/code-button';
import { OwnerCode, ownerContact } from '@/components/profile/owner-code';
import { OwnerPassword } from '@/components/profile/owner-password';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { askFirstPassword } from '@/lib/account/owner-actions';
import { fieldRules } from '@/lib/forms/field-rules';
import { savePassword } from '@/lib/profile/actions';
import type { Confirmation } from '@/lib/profile/confirmation';
import { maySetFirstPassword } from '@/lib/profile/first-password';
import { passwordSchema } from '@/lib/profile/form-schema';
import type { Customer } from '@/lib/session/session';

interface PasswordFormProps {
  customer: Customer;
  /** The change that is under way, if any. */
  underway: Confirmation | null;
}

/**
 * Changes the password. Customers who signed up through a sign-in provider or by phone have none, and set their first
 * one here after they were verified.
 */
export async function PasswordForm({ customer, underway }: PasswordFormProps) {
  const [t, mayBeFirst] = await Promise.all([getTranslations('profile'), maySetFirstPassword()]);
  const { hasPassword } = customer;
  const isCodeSent = underway?.change === 'password' && underway.step === 'identity';
  const isOpen = hasPassword || mayBeFirst;
  return (
    <Card as="section" id="password" aria-labelledby="password-title">
      <h2 id="password-title">{hasPassword ? t('password') : t('passwordFirst')}</h2>
      {isOpen && <PasswordFields hasPassword={hasPassword} />}
      {!isOpen && isCodeSent && <OwnerCode underway={underway} />}
      {!isOpen && !isCodeSent && <AskCode customer={customer} />}
    </Card>
  );
}

async function PasswordFields({ hasPassword }: { hasPassword: boolean }) {
  const [t, auth, rules] = await Promise.all([
    getTranslations('profile'),
    getTranslations('auth'),
    fieldRules(passwordSchema),
  ]);
  return (
    <OwnForm action={savePassword} className="account-form">
      {hasPassword && <OwnerPassword rule={rules.old_password} />}
      <Field
        {...rules.password}
        type="password"
        label={t('newPassword')}
        hint={auth('passwordHint')}
        autoComplete="new-password"
      />
      <Field
        {...rules.password_confirmation}
        type="password"
        label={t('newPasswordAgain')}
        hint={t('newPasswordAgainHint')}
        autoComplete="new-password"
      />
      <Button type="submit">{t('savePassword')}</Button>
    </OwnForm>
  );
}

async function AskCode({ customer }: { customer: Customer }) {
  const [t, auth] = await Promise.all([getTranslations('profile'), getTranslations('auth')]);
  return (
    <>
      <p className="text-soft">{t.rich('ownerByCode', { to: () => <bdi>{ownerContact(customer)}</bdi> })}</p>
      <OwnForm action={askFirstPassword} className="account-form">
        <CodeButton isSms={customer.email === ''} words={auth('sendCode')} look="quiet" />
      </OwnForm>
    </>
  );
}
