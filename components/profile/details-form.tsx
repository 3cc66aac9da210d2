import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { fieldRules } from '@/lib/forms/field-rules';
import { readUnsent } from '@/lib/forms/unsent';
import { saveDetails } from '@/lib/profile/actions';
import { detailsSchema } from '@/lib/profile/form-schema';
import type { OwnProfile } from '@/lib/profile/schema';

export async function DetailsForm({ profile: { customer, birthday, gender } }: { profile: OwnProfile }) {
  const [t, typed] = await Promise.all([getTranslations('profile'), readUnsent()]);
  const rules = await fieldRules(detailsSchema);
  const genders = [
    ...(gender === '' ? [{ value: '', label: t('genderUnsaid') }] : []),
    { value: 'female', label: t('female') },
    { value: 'male', label: t('male') },
  ];
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details">{t('details')}</h2>
      <OwnForm action={saveDetails} typed={typed} className="account-form">
        <div className="account-fields">
          <Field {...rules.firstname} label={t('firstName')} value={customer.firstName} autoComplete="given-name" />
          <Field {...rules.lastname} label={t('lastName')} value={customer.lastName} autoComplete="family-name" />
        </div>
        <Field
          {...rules.birthday}
          type="date"
          label={t('birthday')}
          value={birthday}
          autoComplete="bday"
          min="1900-01-01"
          max={new Date().toISOString().slice(0, 10)}
        />
        <RadioGroup
          {...rules.gender}
          className="account-choices"
          label={t('gender')}
          value={gender}
          choices={genders}
        />
        <Button type="submit">{t('saveDetails')}</Button>
      </OwnForm>
    </Card>
  );
}
