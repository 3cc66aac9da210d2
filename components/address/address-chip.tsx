import { getTranslations } from 'next-intl/server';
import { AddressChipIsland } from '@/components/address/address-chip.client';
import { addressWords } from '@/components/address/address-words';
import { tilesUrl } from '@/lib/addresses/tiles';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

/** Where deliveries go, in the header. A kept page cannot know it: both variants stand in the page, CSS shows one. */
export async function AddressChip() {
  const t = await getTranslations('address');
  const { locale } = await pageMarket();
  return (
    <AddressChipIsland
      picker={localizedPath(locale, '/address')}
      locale={locale}
      tiles={tilesUrl()}
      words={addressWords(t)}
    />
  );
}
