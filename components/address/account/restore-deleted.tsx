import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { restoreAccountAddress } from '@/lib/addresses/account-actions';

/** The way back after deleting, for ten minutes. */
export async function RestoreDeleted({ title }: { title: string }) {
  const t = await getTranslations('addresses');
  return (
    <Form action={restoreAccountAddress} className="account-undo">
      <p>{t('deleted', { title })}</p>
      <SubmitButton look="quiet">{t('bringBack')}</SubmitButton>
    </Form>
  );
}
