import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';

/** Says that something in a list could not be read: what costs money must not be missing without a word. */
export async function MissedItems({ of }: { of: { isPartial?: true } }) {
  if (!of.isPartial) return null;
  const t = await getTranslations('common');
  return <Alert tone="warning">{t('listMissed')}</Alert>;
}
