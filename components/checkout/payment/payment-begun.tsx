import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { RefreshOnReturn } from '@/components/ui/refresh-on-return.client';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { isPaymentBegun } from '@/lib/checkout/order/begun-payment';

/**
 * Shown in the checkout of a cart that a payment provider's page was opened for (R2). The order button leads to that page
 * once more, which may be dead; whether it was paid only the customer knows before it is heard of. Who has paid in another
 * tab and returns is led to their order.
 */
export async function PaymentBegun({ state: { cart, session } }: { state: CheckoutState }) {
  if (session === null || cart.id === null) return null;
  if (!(await isPaymentBegun({ customerId: session.customer.id, cartId: cart.id }))) return null;
  const [t, orders] = await Promise.all([getTranslations('checkout'), getTranslations('orders')]);
  return (
    <Alert role="status" tone="warning" className="grid justify-items-start gap-2">
      <RefreshOnReturn />
      <p>{t('awaited.lead')}</p>
      <button type="submit" name="intent" value="anew" className={buttonClass('quiet')}>
        {orders('tip.anew')}
      </button>
    </Alert>
  );
}
