import { getTranslations } from 'next-intl/server';
import { AccountAddressChoices } from '@/components/address/account/account-address-choices';
import { AddressField } from '@/components/address/address-field.client';
import { addressWords } from '@/components/address/address-words';
import { CurrentAddress } from '@/components/address/current-address';
import { FoundAddresses } from '@/components/address/found-addresses';
import { PickerTools } from '@/components/address/picker-tools.client';
import { PointByHand } from '@/components/address/point-by-hand';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { DeliveryAddress } from '@/lib/addresses/delivery-address';
import { findAddresses } from '@/lib/addresses/geocoding';
import { isAddressForm } from '@/lib/addresses/picked-point';
import { tilesUrl } from '@/lib/addresses/tiles';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { startPoint } from '@/lib/market/start-point';
import type { Point } from '@/lib/view/view';

interface AddressPageProps {
  /** What was typed; "" for nothing yet. */
  words: string;
  /** The path to go to once an address is chosen. */
  back: string;
  current: DeliveryAddress | null;
}

/** The picker as one plain form. Controls that need script are added where script runs. */
export async function AddressPage({ words, back, current }: AddressPageProps) {
  const t = await getTranslations('address');
  const { locale } = await pageMarket();
  const found = await findAddresses(words, locale);
  // Nothing is delivered to the customer there.
  const isForOther = /^\/(be-seller|parcels\/)/.test(splitLocale(back).path);
  const islands = { ...addressWords(t), ...(isForOther && { deliverHere: t('takeThis') }) };
  const isForAccount = isAddressForm(back);
  const start = current ? pointIn(current) : found?.[0]?.point;
  return (
    <div className="reading-page">
      <h1>{t(isForOther ? 'whereIsIt' : 'title')}</h1>
      <Notice />
      <form action={localizedPath(locale, '/address')} className="address-field">
        <AddressField locale={locale} initial={words} back={back} words={islands} autoFocus={start === undefined} />
        <input type="hidden" name="returnTo" value={back} />
        <Button type="submit">{t('find')}</Button>
      </form>
      {words !== '' && <FoundAddresses words={words} found={found} back={back} />}
      {words === '' && !isForAccount && <AccountAddressChoices back={back} />}
      <PickerTools
        locale={locale}
        tiles={tilesUrl()}
        words={islands}
        back={back}
        start={start ?? startPoint(await getSettings(locale))}
      />
      <PointByHand back={back} isOpen={words !== '' && !found?.length} words={islands.deliverHere} />
      {current !== null && !isForAccount && <CurrentAddress current={current} back={back} />}
    </div>
  );
}

function pointIn({ latitude, longitude }: DeliveryAddress): Point {
  return { latitude, longitude };
}
