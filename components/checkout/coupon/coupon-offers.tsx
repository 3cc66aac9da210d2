import { getTranslations } from 'next-intl/server';
import { CouponOfferButton } from '@/components/checkout/coupon/coupon-offer-button.client';
import { CouponTerms } from '@/components/coupons/coupon-terms';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { couponOffers } from '@/lib/checkout/coupon-offers';
import { pageMarket } from '@/lib/market/market';

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
          <CouponTerms offer={offer} />
        </CouponOfferButton>
      ))}
    </fieldset>
  );
}
