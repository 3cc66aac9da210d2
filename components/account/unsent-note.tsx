import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { readUnsent } from '@/lib/forms/unsent';

/**
 * Says that the form still contains what was typed before the customer had to sign in again, and that it is not saved
 * yet.
 */
export async function UnsentNote() {
  const [t, typed] = await Promise.all([getTranslations('profile'), readUnsent()]);
  if (Object.keys(typed).length === 0) return null;
  return <Alert role="status">{t('unsent')}</Alert>;
}
