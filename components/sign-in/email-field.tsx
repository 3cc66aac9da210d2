import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { fieldRules } from '@/lib/forms/field-rules';
import { linkAddressSchema } from '@/lib/sign-in/form-schema';

/** The one field of a form that begins with an e-mail address; password managers know it as the username. */
export async function EmailField({ value = '' }: { value?: string }) {
  const [t, { email }] = await Promise.all([getTranslations('auth'), fieldRules(linkAddressSchema)]);
  return (
    <Field
      {...email}
      type="email"
      label={t('email')}
      value={value}
      autoComplete="username"
      inputMode="email"
      dir="ltr"
      autoFocus={value === ''}
    />
  );
}
