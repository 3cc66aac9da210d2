/** A form that posts to a server action, with and without script, and shows its refusals. */
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { FormIsland, type FormIslandProps } from '@/components/forms/form-island.client';
import { fieldRules } from '@/lib/forms/field-rules';

interface FormProps extends Omit<FormIslandProps, 'rules' | 'offline'> {
  /** The action's own, where there is something to fill in. */
  schema?: z.ZodObject;
}

export async function Form({ schema, ...form }: FormProps) {
  const t = await getTranslations('errors');
  return <FormIsland {...form} rules={schema ? await fieldRules(schema) : null} offline={t('noConnection')} />;
}
