import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import type { FieldRule } from '@/lib/forms/field-rules';

/** Asks for the customer's present password, which only the account's owner knows. */
export async function OwnerPassword({ rule }: { rule: FieldRule & { name: string } }) {
  const [t, errors] = await Promise.all([getTranslations('profile'), getTranslations('errors')]);
  return (
    <Field
      {...rule}
      type="password"
      label={t('oldPassword')}
      autoComplete="current-password"
      required
      data-missing={errors('required')}
    />
  );
}
