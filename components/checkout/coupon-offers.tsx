import { getTranslations } from 'next-intl/server';
import { CouponOfferButton } from '@/components/checkout/coupon-offer-button.client';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { couponOffers } from '@/lib/checkout/coupon-offers';
import type { CouponOffer } from '@/lib/coupons/best-offers';
import { numberFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { addDays, dateInWords } from '@/lib/time';

/** The shop's codes, each a button that does what typing it does; nothing where there are none. */
export async function CouponOffers({ state }: { state: CheckoutState }) {
  const [t, market] = await Promise.all([getTranslations('checkout.couponOffer'), pageMarket()]);
  const offers = await couponOffers(state, market);
  if (offers.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      {offers.map(offer => (
        <CouponOfferButton key={offer.code} code={offer.code}>
          <OfferWords offer={offer} />
        </CouponOfferButton>
      ))}
    </fieldset>
  );
}

async function OfferWords({ offer }: { offer: CouponOffer }) {
  const [t, style, { locale }] = await Promise.all([
    getTranslations('checkout.couponOffer'),
    getMoneyStyle(),
    pageMarket(),
  ]);
  const language = languageTag(locale);
  const share = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(offer.price / 100);
  const lastDay = addDays(offer.endsOn, -1);
  return (
    <span>
      <bdi className="font-semibold">{offer.code}</bdi>
      <small>
        {t(offer.reduces === 'total_price' ? 'goods' : 'delivery', {
          amount: isolated(offer.type === 'percent' ? share : formatMinor(offer.amount, style)),
          date: isolated(dateInWords(lastDay, language, { day: 'numeric', month: 'long', year: 'numeric' })),
        })}
      </small>
    </span>
  );
}
