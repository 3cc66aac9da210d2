import { getTranslations } from 'next-intl/server';
import type { StepProps } from '@/components/checkout/steps';

/** In place of the payment methods where the order costs nothing. What was chosen stays: a coupon may be taken out. */
export async function NothingToPay({ state: { draft } }: Pick<StepProps, 'state'>) {
  const [t, orders] = await Promise.all([getTranslations('checkout'), getTranslations('orders')]);
  return (
    <section id="pay" className="checkout-step p-4" aria-labelledby="nothing-to-pay">
      <h2 id="nothing-to-pay" className="font-sans text-small font-normal text-soft">
        {t('pay')}
      </h2>
      <p className="font-bold">{orders('paymentState.canceled')}</p>
      <input type="hidden" name="payment" value={draft.payment} />
    </section>
  );
}
