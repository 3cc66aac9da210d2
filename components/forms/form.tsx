/** Posts to a server action, with and without script, and shows its errors. */
import { getTranslations } from 'next-intl/server';
import { FormIsland, type FormIslandProps } from '@/components/forms/form-island.client';

export async function Form(form: Omit<FormIslandProps, 'offline'>) {
  const t = await getTranslations('errors');
  return <FormIsland {...form} offline={t('noConnection')} />;
}
