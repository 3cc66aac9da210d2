import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { restoreAccountAddress } from '@/lib/addresses/account-actions';

/** Offers to restore a deleted address, for ten minutes. */
export async function RestoreDeleted({ title }: { title: string }) {
  const t = await getTranslations('addresses');
  return (
    <Alert tone="warning">
      <p>{t('deleted', { title })}</p>
      <OwnForm action={restoreAccountAddress}>
        <Button type="submit" look="quiet">
          {t('bringBack')}
        </Button>
      </OwnForm>
    </Alert>
  );
}
