import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { OwnForm } from '@/components/forms/own-form';
import { AuthCard } from '@/components/sign-in/auth-card';
import { NewPassword } from '@/components/sign-in/new-password';
import { Button } from '@/components/ui/button';
import { fieldRules } from '@/lib/forms/field-rules';
import type { Customer } from '@/lib/session/session';
import { nameSchema } from '@/lib/sign-in/form-schema';
import { finishRegistration, saveName } from '@/lib/sign-in/registration-actions';

/** Step three of registering: a name and a password for the proven e-mail address. */
export async function DetailsPage({ email }: { email: string }) {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('detailsTitle')} lead={t('detailsLead')} step={[3, 3]}>
      <Form action={finishRegistration} className="auth-form">
        {/* Password managers save the password under this user name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NameFields />
        <NewPassword />
        <Button type="submit" className="w-full">
          {t('finish')}
        </Button>
      </Form>
    </AuthCard>
  );
}

/** Asks for the name of a customer who came by phone or a mailed link: signed in already, but without a name. */
export async function NamePage({ customer, back }: { customer: Customer; back: string }) {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('detailsTitle')} lead={t('nameLead')}>
      <OwnForm action={saveName} className="auth-form">
        <input type="hidden" name="returnTo" value={back} />
        <NameFields first={customer.firstName} last={customer.lastName} />
        <Button type="submit" className="w-full">
          {t('saveName')}
        </Button>
      </OwnForm>
    </AuthCard>
  );
}

async function NameFields({ first = '', last = '' }) {
  const [t, { firstname, lastname }] = await Promise.all([getTranslations('auth'), fieldRules(nameSchema)]);
  return (
    <>
      <Field {...firstname} label={t('firstname')} value={first} autoComplete="given-name" autoFocus />
      <Field {...lastname} label={t('lastname')} value={last} autoComplete="family-name" />
    </>
  );
}
