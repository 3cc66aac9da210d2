import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '@/components/errors/error-page';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { Alert } from '@/components/ui/alert';
import { readUnsent } from '@/lib/forms/unsent';

/**
 * Shown while the marketplace cannot tell the state of the group. A customer who has just posted its terms reads that
 * nothing is lost.
 */
export async function GroupAway() {
  const [t, { until = '', limit = '' }] = await Promise.all([getTranslations('errors'), readUnsent()]);
  return (
    <ErrorPage>
      {(until !== '' || limit !== '') && <Alert tone="error">{t('groupOffline')}</Alert>}
      <KeptInputs texts={[until, limit]} />
    </ErrorPage>
  );
}
