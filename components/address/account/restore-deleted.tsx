import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { restoreAccountAddress } from '@/lib/addresses/account-actions';

/** The way back after deleting, for ten minutes. */
export async function RestoreDeleted({ title }: { title: string }) {
  const t = await getTranslations('addresses');
  return (
    <Form action={restoreAccountAddress} className="account-undo">
      <p>{t('deleted', { title })}</p>
      <Button type="submit" look="quiet">
        {t('bringBack')}
      </Button>
    </Form>
  );
}
