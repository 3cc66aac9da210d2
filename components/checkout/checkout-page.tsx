import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { PaymentAwaited } from '@/components/checkout/payment/payment-awaited';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { readCheckoutState } from '@/lib/checkout/checkout-state';
import type { Draft } from '@/lib/checkout/draft/draft';
import { draftToFill } from '@/lib/checkout/draft/draft-cookie';
import { readLastPayment } from '@/lib/checkout/draft/last-payment';
import { readLinkedCoupon } from '@/lib/checkout/draft/linked-coupon';
import { withPreselected } from '@/lib/checkout/draft/preselected';
import { forgetBegun } from '@/lib/checkout/order/begun-payment';
import { findJustOrdered } from '@/lib/checkout/order/just-ordered';
import { localizedPath } from '@/lib/i18n/localized-path';
import { type Market, pageMarket } from '@/lib/market/market';
import { redirectWithNotice } from '@/lib/notices/notice';
import { signInAgain } from '@/lib/session/end-session';

/**
 * The checkout. `look`: for a customer back from a payment provider, how many times this page was shown, from 1;
 * otherwise null.
 */
export async function CheckoutPage({ look }: { look: number | null }) {
  const [market, draft, linked] = await Promise.all([pageMarket(), draftToFill(), readLinkedCoupon()]);
  const [state, last] = await Promise.all([
    readCheckoutState(draft, market, linked),
    // Nothing of a draft that was paid for is chosen for the next cart (draftFor).
    draft.payment && !draft.paidCart ? '' : readLastPayment(market),
  ]);
  if (!state.ok && state.why === 'unauthorized') return signInAgain();
  if (!state.ok)
    return (
      <OwnErrorPage>
        <KeptInputs texts={[draft.note, draft.coupon]} />
      </OwnErrorPage>
    );
  if (state.value === null) return leaveEmpty(draft, market);
  if (look === null) return <CheckoutSteps state={withPreselected(state.value, last)} />;
  const { cart, session } = state.value;
  if (session !== null && cart.id !== null) await forgetBegun({ customerId: session.customer.id, cartId: cart.id });
  return <PaymentAwaited look={look} />;
}

/** Without a cart, redirects to the order that it has just become, or otherwise to the cart's page. */
async function leaveEmpty({ shop }: Draft, market: Market): Promise<never> {
  const order = shop === '' ? null : await findJustOrdered(shop, market);
  return redirectWithNotice(localizedPath(market.locale, order === null ? '/cart' : `/orders/${order}`));
}
