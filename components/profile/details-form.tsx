import { getTranslations } from 'next-intl/server';
import { errorSentences, noConnection } from '@/components/account/error-sentences';
import { ActionChoice } from '@/components/forms/action-choice.client';
import { ActionField } from '@/components/forms/action-field.client';
import { ActionForm } from '@/components/forms/action-form.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { readUnsent } from '@/lib/forms/unsent';
import { saveDetails } from '@/lib/profile/actions';
import type { OwnProfile } from '@/lib/profile/schema';

export async function DetailsForm({ profile: { customer, birthday, gender } }: { profile: OwnProfile }) {
  const [t, offline] = await Promise.all([getTranslations('profile'), noConnection()]);
  const typed = await readUnsent();
  const errors = await errorSentences(
    'required',
    'tooShort',
    'tooLong',
    'email',
    'emailTaken',
    'birthday',
    'cannotEmpty',
    'fieldRefused',
    'refused',
    'offline',
  );
  const genders = [
    ...(gender === '' ? [{ value: '', label: t('genderUnsaid') }] : []),
    { value: 'female', label: t('female') },
    { value: 'male', label: t('male') },
  ];
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details">{t('details')}</h2>
      <ActionForm action={saveDetails} errors={errors} offline={offline} typed={typed} className="account-form">
        <div className="account-fields">
          <ActionField
            name="firstname"
            label={t('firstName')}
            value={customer.firstName}
            autoComplete="given-name"
            minLength={2}
            maxLength={100}
          />
          <ActionField
            name="lastname"
            label={t('lastName')}
            value={customer.lastName}
            autoComplete="family-name"
            maxLength={100}
            isOptional
          />
        </div>
        <ActionField
          name="email"
          type="email"
          label={t('email')}
          value={customer.email}
          hint={t('emailHint')}
          autoComplete="email"
          isOptional={customer.email === ''}
        />
        <ActionField
          name="birthday"
          type="date"
          label={t('birthday')}
          value={birthday}
          autoComplete="bday"
          min="1900-01-01"
          max={new Date().toISOString().slice(0, 10)}
          isOptional
        />
        <ActionChoice name="gender" label={t('gender')} value={gender} choices={genders} />
        <Button type="submit">{t('saveDetails')}</Button>
      </ActionForm>
    </Card>
  );
}
