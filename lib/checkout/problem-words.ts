/** Translates the problems of an order into sentences for the customer. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import type { Problem } from '@/lib/checkout/problems';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';

export async function problemWords(
  { cart, shop }: CheckoutState,
  market: Market,
): Promise<(problem: Problem) => string> {
  const [t, style] = await Promise.all([
    getTranslations({ locale: market.locale, namespace: 'checkout' }),
    getMoneyStyle(market),
  ]);
  const missing = cart.shop.minimum.minor - cart.goods.minor + cart.recipeDiscount.minor;
  const values = { shop: shop.title, amount: formatMinor(Math.max(0, missing), style) };
  return ({ key }) => t(`problem.${key}`, values);
}
