import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { restoreAccountAddress } from '@/lib/addresses/account-actions';

/** Offers to restore a deleted address, for ten minutes. */
export async function RestoreDeleted({ title }: { title: string }) {
  const t = await getTranslations('addresses');
  return (
    <Alert tone="warning">
      <p>{t('deleted', { title })}</p>
      <Form action={restoreAccountAddress}>
        <Button type="submit" look="quiet">
          {t('bringBack')}
        </Button>
      </Form>
    </Alert>
  );
}
