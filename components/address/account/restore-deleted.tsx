import { getTranslations } from 'next-intl/server';
import { errorSentences, noConnection } from '@/components/account/error-sentences';
import { ActionForm } from '@/components/forms/action-form.client';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { restoreAccountAddress } from '@/lib/addresses/account-actions';

/** The way back after deleting, for ten minutes. */
export async function RestoreDeleted({ title }: { title: string }) {
  const [t, offline, errors] = await Promise.all([
    getTranslations('addresses'),
    noConnection(),
    errorSentences('offline'),
  ]);
  return (
    <Alert tone="warning">
      <p>{t('deleted', { title })}</p>
      <ActionForm action={restoreAccountAddress} errors={errors} offline={offline}>
        <Button type="submit" look="quiet">
          {t('bringBack')}
        </Button>
      </ActionForm>
    </Alert>
  );
}
