import { getTranslations } from 'next-intl/server';
import { CouponOffers } from '@/components/checkout/coupon/coupon-offers';
import { Field } from '@/components/forms/field.client';
import { buttonClass } from '@/components/ui/button';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { isRefused } from '@/lib/checkout/coupon';
import { draftLimits } from '@/lib/checkout/draft/draft';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';

/** A code with what it does, and the codes that the shop offers. */
export async function CouponField({ state }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field
          name="coupon"
          label={t('coupon')}
          value={state.draft.coupon}
          maxLength={draftLimits.coupon}
          autoComplete="off"
          autoCapitalize="characters"
          aria-describedby="coupon-answer"
          aria-invalid={isRefused(state.coupon) || undefined}
        />
        <button type="submit" name="intent" value="coupon" className={buttonClass('quiet')}>
          {t('apply')}
        </button>
      </div>
      <div role="status" id="coupon-answer" className="empty:sr-only">
        {state.coupon !== 'none' && <CouponAnswer state={state} />}
      </div>
      <CouponOffers state={state} />
    </>
  );
}

async function CouponAnswer({ state: { coupon, totals } }: { state: CheckoutState }) {
  const [t, style] = await Promise.all([getTranslations('checkout'), getMoneyStyle()]);
  if (coupon === 'none') return null;
  if (coupon !== 'good') return <p className="text-small text-paprika-ink">{t(`couponState.${coupon}`)}</p>;
  const amount = totals?.coupon.minor ?? 0;
  return (
    <p className="text-small text-herb-ink">
      {amount > 0 ? t('couponState.good', { amount: formatMinor(amount, style) }) : t('couponState.goodPlain')}
    </p>
  );
}
