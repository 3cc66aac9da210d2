import { getTranslations } from 'next-intl/server';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { findMoneyBack } from '@/lib/checkout/money-back';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';

/** Says how much of the order comes back to the wallet, where the marketplace gives any back. */
export async function MoneyBack({ state }: { state: CheckoutState }) {
  const [t, style, market] = await Promise.all([getTranslations('checkout'), getMoneyStyle(), pageMarket()]);
  const back = await findMoneyBack(state, market);
  if (back === null) return null;
  return <p className="text-small text-herb-ink">{t('moneyBack', { amount: formatMinor(back.minor, style) })}</p>;
}
