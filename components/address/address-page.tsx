import { getTranslations } from 'next-intl/server';
import { AddressField } from '@/components/address/address-field.client';
import { addressWords } from '@/components/address/address-words';
import { CurrentAddress } from '@/components/address/current-address';
import { FoundAddresses } from '@/components/address/found-addresses';
import { PickerTools } from '@/components/address/picker-tools.client';
import { PointByHand } from '@/components/address/point-by-hand';
import { SavedChoices } from '@/components/saved-addresses/saved-choices';
import { Button } from '@/components/ui/button';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { isPlacing } from '@/lib/places/placing';
import { findAddresses } from '@/lib/places/queries';
import type { SavedAddress } from '@/lib/places/schema';
import { tilesAddress } from '@/lib/places/tiles';
import type { Point } from '@/lib/view';

interface AddressPageProps {
  /** What was typed, "" for nothing yet. */
  words: string;
  /** Where to go once an address is chosen. */
  back: string;
  current: SavedAddress | null;
}

/** The picker as a complete plain form; what needs script joins it where script runs. */
export async function AddressPage({ words, back, current }: AddressPageProps) {
  const t = await getTranslations('address');
  const { locale } = await here();
  const found = await findAddresses(words, locale);
  const islands = addressWords(t);
  const isForAccount = isPlacing(back);
  const start = current ? { text: current.text, point: pointIn(current) } : found[0];
  return (
    <div className="address-page">
      <h1 className="font-display text-heading font-bold">{t('title')}</h1>
      <form action={localized(locale, '/address')} className="address-field">
        <AddressField locale={locale} initial={words} from={back} words={islands} />
        <input type="hidden" name="from" value={back} />
        <Button type="submit">{t('find')}</Button>
      </form>
      {words !== '' && <FoundAddresses words={words} found={found} back={back} />}
      {words === '' && !isForAccount && <SavedChoices back={back} />}
      <PickerTools
        locale={locale}
        tiles={tilesAddress()}
        words={islands}
        from={back}
        {...(start ? { start: { text: start.text, point: start.point } } : {})}
      />
      <PointByHand back={back} isOpen={words !== '' && found.length === 0} />
      {current !== null && !isForAccount && <CurrentAddress current={current} back={back} />}
    </div>
  );
}

function pointIn({ latitude, longitude }: SavedAddress): Point {
  return { latitude, longitude };
}
