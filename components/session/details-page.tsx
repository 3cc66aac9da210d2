import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/forms/action-field.client';
import { DoorCard } from '@/components/session/door-card';
import { DoorForm } from '@/components/session/door-form';
import { PasswordFields } from '@/components/session/password-fields';
import { Button } from '@/components/ui/button';
import { finishRegistration, sayName } from '@/lib/session/registration-actions';
import type { Customer } from '@/lib/session/schema';

/** The third step: a name and a password for the address that is proven. */
export async function DetailsPage({ email }: { email: string }) {
  const t = await getTranslations('door');
  return (
    <DoorCard title={t('detailsTitle')} lead={t('detailsLead')} step={[3, 3]}>
      <DoorForm action={finishRegistration} refusals={['tooShort', 'passwordShort', 'passwordsDiffer']}>
        {/* Password managers keep the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NameFields />
        <PasswordFields />
        <Button type="submit" className="w-full">
          {t('finish')}
        </Button>
      </DoorForm>
    </DoorCard>
  );
}

/** For somebody who came by phone or a mailed link: signed in already, but nobody has told their name. */
export async function NamePage({ customer, back }: { customer: Customer; back: string }) {
  const t = await getTranslations('door');
  return (
    <DoorCard title={t('detailsTitle')} lead={t('nameLead')}>
      <DoorForm action={sayName} refusals={['tooShort']}>
        <input type="hidden" name="returnTo" value={back} />
        <NameFields first={customer.firstName} last={customer.lastName} />
        <Button type="submit" className="w-full">
          {t('saveName')}
        </Button>
      </DoorForm>
    </DoorCard>
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
