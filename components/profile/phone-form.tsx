import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { Card } from '@/components/ui/card';
import { readUnsent } from '@/lib/forms/unsent';
import { savePhone } from '@/lib/profile/actions';
import { phoneSchema } from '@/lib/profile/rules';

/** `phone`: digits only, empty when there is none. */
export async function PhoneForm({ phone }: { phone: string }) {
  const [t, typed] = await Promise.all([getTranslations('profile'), readUnsent()]);
  return (
    <Card as="section" aria-labelledby="phone">
      <h2 id="phone">{t('phone')}</h2>
      <Form action={savePhone} schema={phoneSchema} typed={typed} className="account-form">
        <Field
          name="phone"
          type="tel"
          label={t('phoneNumber')}
          value={phone === '' ? '' : `+${phone}`}
          hint={t('phoneHint')}
          autoComplete="tel"
          maxLength={30}
          dir="ltr"
        />
        <SubmitButton>{t('savePhone')}</SubmitButton>
      </Form>
    </Card>
  );
}
