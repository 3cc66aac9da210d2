import { getTranslations } from 'next-intl/server';
import { AddressChipIsland } from '@/components/address/address-chip.client';
import { chipWords } from '@/components/address/address-words';
import { PageForm } from '@/components/forms/page-form.client';
import { Button } from '@/components/ui/button';
import { confirmAddress } from '@/lib/addresses/actions';
import { tilesUrl } from '@/lib/addresses/tiles';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

/**
 * Shows the delivery address in the header. A kept page cannot know it, so it contains both variants and CSS shows one.
 */
export async function AddressChip() {
  const [t, errors] = await Promise.all([getTranslations('address'), getTranslations('errors')]);
  const { locale } = await pageMarket();
  return (
    <AddressChipIsland
      picker={localizedPath(locale, '/address')}
      locale={locale}
      tiles={tilesUrl()}
      words={chipWords(t)}
      // Rendered here, so that the island needs no messages of errors and no action.
      yes={
        <PageForm action={confirmAddress} offline={errors('noConnection')}>
          <Button type="submit">{t('yes')}</Button>
        </PageForm>
      }
    />
  );
}
