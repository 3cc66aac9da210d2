import { getTranslations } from 'next-intl/server';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { readUnsent } from '@/lib/forms/unsent';
import { getMoneyStyle } from '@/lib/market/queries';

/** Shown while the marketplace cannot tell the state of the group, with the terms that were typed meanwhile. */
export async function GroupAway() {
  const [t, { until = '', limit = '' }, { symbol }] = await Promise.all([
    getTranslations('group'),
    readUnsent(),
    getMoneyStyle(),
  ]);
  return (
    <OwnErrorPage>
      <KeptInputs
        texts={[
          until === '' ? '' : `${t('termsUntil')}: ${until}`,
          limit === '' ? '' : `${t('termsLimit', { symbol })}: ${limit}`,
        ]}
      />
    </OwnErrorPage>
  );
}
