import { getTranslations } from 'next-intl/server';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { Alert } from '@/components/ui/alert';
import { readUnsent } from '@/lib/forms/unsent';

/**
 * Shown while the marketplace cannot tell the state of the group. A customer who has just posted its terms reads that
 * nothing is lost.
 */
export async function GroupAway() {
  const [t, { until = '', limit = '' }] = await Promise.all([getTranslations('errors'), readUnsent()]);
  return (
    <OwnErrorPage>
      {(until !== '' || limit !== '') && <Alert tone="error">{t('groupOffline')}</Alert>}
      <KeptInputs texts={[until, limit]} />
    </OwnErrorPage>
  );
}
