import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { readUnsent } from '@/lib/forms/unsent';

/** Tells that the form still holds what was typed before signing in again, and that it is not saved yet. */
export async function UnsentNote() {
  const [t, typed] = await Promise.all([getTranslations('profile'), readUnsent()]);
  if (Object.keys(typed).length === 0) return null;
  return <Alert role="status">{t('unsent')}</Alert>;
}
