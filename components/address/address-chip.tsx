import { getTranslations } from 'next-intl/server';
import { AddressChipIsland } from '@/components/address/address-chip.client';
import { addressWords } from '@/components/address/address-words';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { tilesAddress } from '@/lib/places/tiles';

/** Where deliveries go, in the header. A kept page cannot know it: both variants stand in the page, CSS shows one. */
export async function AddressChip() {
  const t = await getTranslations('address');
  const { locale } = await here();
  return (
    <AddressChipIsland
      picker={localized(locale, '/address')}
      locale={locale}
      tiles={tilesAddress()}
      words={addressWords(t)}
    />
  );
}
