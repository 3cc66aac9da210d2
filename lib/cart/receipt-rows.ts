/** A cart's totals as rows of the receipt, each fee with its reason (UX 5.1); what is 0 is left out. */
import { getTranslations } from 'next-intl/server';
import type { Totals } from '@/lib/cart/totals';
import type { Locale } from '@/lib/i18n/locales';
import type { Money } from '@/lib/money';

export interface ReceiptRow {
  key: string;
  label: string;
  /** One line that says what it is. */
  reason?: string | undefined;
  /** Negative for what is taken off. */
  amount: Money;
}

/** Delivery fees are shown even at 0 ("free"): leave `withDelivery` out for a pickup, where nothing of delivery is. */
export async function receiptRows(totals: Totals, locale: Locale, withDelivery = false): Promise<ReceiptRow[]> {
  const t = await getTranslations({ locale, namespace: 'receipt' });
  const row = (key: string, label: string, amount: Money, reason?: string) => ({ key, label, amount, reason });
  const minus = (amount: Money): Money => ({ ...amount, minor: -amount.minor });
  const rows = [
    row('recipeDiscount', t('recipeDiscount'), minus(totals.recipeDiscount), t('recipeDiscountReason')),
    row('coupon', t('coupon'), minus(totals.coupon), t('couponReason')),
    row('tax', t('tax'), totals.tax, t('taxReason')),
    row('deliveryFee', t('deliveryFee'), totals.deliveryFee, t('deliveryFeeReason')),
    row('serviceFee', t('serviceFee'), totals.serviceFee, t('serviceFeeReason')),
    row('tips', t('tips'), totals.tips, t('tipsReason')),
    row('other', t('other'), totals.other, t('otherReason')),
  ].filter(({ key, amount }) => amount.minor !== 0 || (key === 'deliveryFee' && withDelivery));
  return [row('goods', t('goods'), totals.goods, t('goodsReason')), ...rows];
}
