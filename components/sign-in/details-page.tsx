import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/forms/action-field.client';
import { AuthCard } from '@/components/sign-in/auth-card';
import { AuthForm } from '@/components/sign-in/auth-form';
import { PasswordFields } from '@/components/sign-in/password-fields';
import { Button } from '@/components/ui/button';
import type { Customer } from '@/lib/session/session';
import { finishRegistration, sayName } from '@/lib/sign-in/registration-actions';

/** The third step: a name and a password for the address that is proven. */
export async function DetailsPage({ email }: { email: string }) {
  const t = await getTranslations('door');
  return (
    <AuthCard title={t('detailsTitle')} lead={t('detailsLead')} step={[3, 3]}>
      <AuthForm action={finishRegistration} refusals={['tooShort', 'passwordShort', 'passwordsDiffer']}>
        {/* Password managers keep the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NameFields />
        <PasswordFields />
        <Button type="submit" className="w-full">
          {t('finish')}
        </Button>
      </AuthForm>
    </AuthCard>
  );
}

/** For somebody who came by phone or a mailed link: signed in already, but nobody has told their name. */
export async function NamePage({ customer, back }: { customer: Customer; back: string }) {
  const t = await getTranslations('door');
  return (
    <AuthCard title={t('detailsTitle')} lead={t('nameLead')}>
      <AuthForm action={sayName} refusals={['tooShort']}>
        <input type="hidden" name="returnTo" value={back} />
        <NameFields first={customer.firstName} last={customer.lastName} />
        <Button type="submit" className="w-full">
          {t('saveName')}
        </Button>
      </AuthForm>
    </AuthCard>
  );
}

async function NameFields({ first = '', last = '' }) {
  const t = await getTranslations('door');
  const name = { maxLength: 100 };
  return (
    <>
      <ActionField {...name} name="firstname" label={t('firstname')} value={first} autoComplete="given-name" />
      <ActionField {...name} name="lastname" label={t('lastname')} value={last} autoComplete="family-name" isOptional />
    </>
  );
}
