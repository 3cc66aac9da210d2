/** Turns the problems of an order into errors of its form, with the shop's name and the missing amount. */
import 'server-only';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import type { Problem } from '@/lib/checkout/problems';
import type { FormError, Refusal } from '@/lib/forms/refusal';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';

export async function problemErrors(
  { cart, shop }: CheckoutState,
  market: Market,
): Promise<(problem: Problem) => FormError> {
  const style = await getMoneyStyle(market);
  const missing = cart.shop.minimum.minor - cart.goods.minor + cart.recipeDiscount.minor;
  const values = { shop: shop.title, amount: formatMinor(Math.max(0, missing), style) };
  return ({ key }) => ({ key: `checkout.${key}`, values });
}

/** Puts each error beside the field that can correct it, and the others on the form as a whole. */
export async function refuseProblems(problems: Problem[], state: CheckoutState, market: Market): Promise<Refusal> {
  const asError = await problemErrors(state, market);
  const refusal: Refusal = { form: [], fields: {} };
  for (const problem of problems) {
    const { field } = problem;
    if (field === undefined) refusal.form.push(asError(problem));
    else refusal.fields[field] = [...(refusal.fields[field] ?? []), asError(problem)];
  }
  return refusal;
}
