import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { CodeButton } from '@/components/profile/code-button';
import { ContactCode } from '@/components/profile/contact-code';
import { OwnerCode, ownerContact } from '@/components/profile/owner-code';
import { OwnerPassword } from '@/components/profile/owner-password';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { changeEmail, changePhone } from '@/lib/account/contact-actions';
import { newEmailSchema, newPhoneSchema } from '@/lib/account/form-schema';
import { fieldRules } from '@/lib/forms/field-rules';
import { readUnsent } from '@/lib/forms/unsent';
import type { Confirmation } from '@/lib/profile/confirmation';
import type { Customer } from '@/lib/session/session';

interface ContactCardProps {
  customer: Customer;
  /** The change that is under way, if any. */
  underway: Confirmation | null;
}

/** What the customer signs in by: the forms to change it, or the code that a change under way waits for. */
export async function ContactCard({ customer, underway }: ContactCardProps) {
  const t = await getTranslations('profile');
  const change = underway !== null && underway.to !== '' ? underway : null;
  return (
    <Card as="section" id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">{t('contact')}</h2>
      {change === null && <ContactForms customer={customer} />}
      {change?.step === 'identity' && <OwnerCode underway={change} />}
      {change !== null && change.step !== 'identity' && <ContactCode underway={change} />}
    </Card>
  );
}

async function ContactForms({ customer }: { customer: Customer }) {
  const { email, phone, hasPassword } = customer;
  const [t, typed] = await Promise.all([getTranslations('profile'), readUnsent()]);
  const [emails, phones] = await Promise.all([fieldRules(newEmailSchema), fieldRules(newPhoneSchema)]);
  const to = () => <bdi>{ownerContact(customer)}</bdi>;
  return (
    <>
      <p className="text-soft">{t('contactLead')}</p>
      {!hasPassword && <p className="text-soft">{t.rich('ownerByCode', { to })}</p>}
      <OwnForm action={changeEmail} typed={typed} className="account-form">
        <Field
          {...emails.email}
          type="email"
          label={t('email')}
          value={email}
          hint={t('emailHint')}
          autoComplete="email"
          dir="ltr"
        />
        {hasPassword && <OwnerPassword rule={emails.old_password} />}
        <Button type="submit">{t('saveEmail')}</Button>
      </OwnForm>
      <OwnForm action={changePhone} typed={typed} className="account-form border-t border-line pt-5">
        <Field
          {...phones.phone}
          type="tel"
          label={t('phoneNumber')}
          value={phone === '' ? '' : `+${phone}`}
          hint={t('phoneHint')}
          autoComplete="tel"
          maxLength={30}
          dir="ltr"
        />
        {hasPassword && <OwnerPassword rule={phones.old_password} />}
        <CodeButton isSms={hasPassword || email === ''} words={t('savePhone')} />
      </OwnForm>
    </>
  );
}
