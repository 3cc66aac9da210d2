import { getTranslations } from 'next-intl/server';
import { Choice } from '@/components/forms/choice.client';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { Card } from '@/components/ui/card';
import { readUnsent } from '@/lib/forms/unsent';
import { saveDetails } from '@/lib/profile/actions';
import { detailsSchema } from '@/lib/profile/rules';
import type { OwnProfile } from '@/lib/profile/schema';

export async function DetailsForm({ profile: { customer, birthday, gender } }: { profile: OwnProfile }) {
  const [t, typed] = await Promise.all([getTranslations('profile'), readUnsent()]);
  const genders = [
    ...(gender === '' ? [{ value: '', label: t('genderUnsaid') }] : []),
    { value: 'female', label: t('female') },
    { value: 'male', label: t('male') },
  ];
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details">{t('details')}</h2>
      <Form action={saveDetails} schema={detailsSchema} typed={typed} className="account-form">
        <div className="account-fields">
          <Field name="firstname" label={t('firstName')} value={customer.firstName} autoComplete="given-name" />
          <Field name="lastname" label={t('lastName')} value={customer.lastName} autoComplete="family-name" />
        </div>
        <Field
          name="email"
          type="email"
          label={t('email')}
          value={customer.email}
          hint={t('emailHint')}
          autoComplete="email"
          required={customer.email !== ''}
        />
        <Field
          name="birthday"
          type="date"
          label={t('birthday')}
          value={birthday}
          autoComplete="bday"
          min="1900-01-01"
          max={new Date().toISOString().slice(0, 10)}
        />
        <Choice className="account-choices" name="gender" label={t('gender')} value={gender} choices={genders} />
        <SubmitButton>{t('saveDetails')}</SubmitButton>
      </Form>
    </Card>
  );
}
