import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { fieldRules } from '@/lib/forms/field-rules';
import { readUnsent } from '@/lib/forms/unsent';
import { savePhone } from '@/lib/profile/actions';
import { phoneSchema } from '@/lib/profile/rules';

/** `phone`: digits only, "" when there is none. */
export async function PhoneForm({ phone }: { phone: string }) {
  const [t, typed] = await Promise.all([getTranslations('profile'), readUnsent()]);
  const rules = await fieldRules(phoneSchema);
  return (
    <Card as="section" aria-labelledby="phone">
      <h2 id="phone">{t('phone')}</h2>
      <Form action={savePhone} typed={typed} className="account-form">
        <Field
          {...rules.phone}
          type="tel"
          label={t('phoneNumber')}
          value={phone === '' ? '' : `+${phone}`}
          hint={t('phoneHint')}
          autoComplete="tel"
          maxLength={30}
          dir="ltr"
        />
        <Button type="submit">{t('savePhone')}</Button>
      </Form>
    </Card>
  );
}
