import { getTranslations } from 'next-intl/server';
import { FarFromHere } from '@/components/checkout/far-from-here.client';
import { buttonClass } from '@/components/ui/button';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { unitWords } from '@/lib/i18n/count-words';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';

/** Warns where the device is far from the address, unless the order is for somebody else. */
export async function FarAddressWarning({ state: { draft, destination } }: { state: CheckoutState }) {
  if (draft.fulfilment !== 'delivery' || draft.other || destination === null) return null;
  const [t, { locale }] = await Promise.all([getTranslations('checkout'), pageMarket()]);
  const language = languageTag(locale);
  return (
    <div role="status" className="checkout-delivery empty:sr-only">
      <FarFromHere
        point={destination.point}
        language={language}
        kilometres={unitWords(language, 'kilometer', 'short')}
        words={t('farFromHere', { distance: '{distance}', address: destination.text })}
      >
        <button type="submit" name="intent" value="address" className={buttonClass('quiet')}>
          {t('change')}
        </button>
      </FarFromHere>
    </div>
  );
}
