/** Writes the rows of a receipt: totals with a reason for each fee (docs/look.md 1.2), without those that are 0. */
import { getTranslations } from 'next-intl/server';
import type { Totals } from '@/lib/cart/totals';
import type { Locale } from '@/lib/i18n/locales';
import type { Money } from '@/lib/money';
import type { Fulfilment } from '@/lib/shops/fulfilment';

export interface ReceiptRow {
  key: string;
  label: string;
  /** The label of the button that shows the reason, where the reason is folded away. */
  ask?: string | undefined;
  /** One line that explains the amount. */
  reason?: string | undefined;
  /** Negative for a deduction. */
  amount: Money;
  /** Shown in place of the amount. */
  words?: string | undefined;
}

/** Of what is brought it says "Free" where that costs nothing; null where it is not known how the order is had. */
export async function receiptRows(totals: Totals, locale: Locale, way: Fulfilment | null): Promise<ReceiptRow[]> {
  const t = await getTranslations({ locale, namespace: 'receipt' });
  const row = (key: string, label: string, amount: Money, reason: string) => ({
    key,
    label,
    amount,
    reason,
    ask: t('why', { row: label }),
  });
  const isBrought = way === 'delivery' || way === 'collection';
  const brought = way === 'collection' ? 'collectionFee' : 'deliveryFee';
  const minus = (amount: Money): Money => ({ ...amount, minor: -amount.minor });
  const rows = [
    row('recipeDiscount', t('recipeDiscount'), minus(totals.recipeDiscount), t('recipeDiscountReason')),
    row('coupon', t('coupon'), minus(totals.coupon), t('couponReason')),
    row('tax', t('tax'), totals.tax, t('taxReason')),
    {
      ...row('deliveryFee', t(brought), totals.deliveryFee, t(`${brought}Reason`)),
      words: totals.deliveryFee.minor === 0 ? t('deliveryFree') : undefined,
    },
    row('serviceFee', t('serviceFee'), totals.serviceFee, t('serviceFeeReason')),
    row('tips', t('tips'), totals.tips, t('tipsReason')),
    row('other', t('other'), totals.other, t('otherReason')),
  ].filter(({ key, amount }) => amount.minor !== 0 || (key === 'deliveryFee' && isBrought));
  return [row('goods', t('goods'), totals.goods, t('goodsReason')), ...rows];
}
