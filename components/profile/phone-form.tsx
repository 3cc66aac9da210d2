import { getTranslations } from 'next-intl/server';
import { errorSentences, noConnection } from '@/components/account/error-sentences';
import { ActionField } from '@/components/forms/action-field.client';
import { ActionForm } from '@/components/forms/action-form.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { readUnsent } from '@/lib/forms/unsent';
import { savePhone } from '@/lib/profile/actions';

/** `phone`: digits only, empty when there is none. */
export async function PhoneForm({ phone }: { phone: string }) {
  const [t, offline] = await Promise.all([getTranslations('profile'), noConnection()]);
  const typed = await readUnsent();
  const errors = await errorSentences('phoneRequired', 'phone', 'phoneTaken', 'fieldRefused', 'refused', 'offline');
  return (
    <Card as="section" aria-labelledby="phone">
      <h2 id="phone">{t('phone')}</h2>
      <ActionForm action={savePhone} errors={errors} offline={offline} typed={typed} className="account-form">
        <ActionField
          name="phone"
          type="tel"
          label={t('phoneNumber')}
          value={phone === '' ? '' : `+${phone}`}
          hint={t('phoneHint')}
          autoComplete="tel"
          maxLength={30}
          dir="ltr"
        />
        <Button type="submit">{t('savePhone')}</Button>
      </ActionForm>
    </Card>
  );
}
