import { getTranslations } from 'next-intl/server';
import { CheckoutForm } from '@/components/checkout/checkout-form.client';
import { Extras } from '@/components/checkout/extras';
import { FarAddressWarning } from '@/components/checkout/far-address-warning';
import { NothingToPay } from '@/components/checkout/payment/nothing-to-pay';
import { Pay } from '@/components/checkout/payment/pay';
import { PaymentBegun } from '@/components/checkout/payment/payment-begun';
import { PickupReason } from '@/components/checkout/pickup-reason';
import { stepsNeeded } from '@/components/checkout/steps';
import { Summary } from '@/components/checkout/summary';
import { When } from '@/components/checkout/when';
import { Where } from '@/components/checkout/where';
import { EnterButton } from '@/components/forms/enter-button';
import { Notice } from '@/components/ui/notice';
import { checkOut } from '@/lib/checkout/actions';
import type { CheckoutState } from '@/lib/checkout/checkout-state';

/** The whole checkout as one form. Each step shows what is chosen; the receipt is beside them. */
export async function CheckoutSteps({ state }: { state: CheckoutState }) {
  const [t, errors] = await Promise.all([getTranslations('checkout'), getTranslations('errors')]);
  const needed = stepsNeeded(state);
  return (
    <div className="column grid gap-4 pt-5 pb-16">
      <h1>{t('heading', { shop: state.cart.shop.title })}</h1>
      <Notice />
      {/* Of another customer, or for another shop, nothing that was typed stays. */}
      <CheckoutForm
        key={`${state.session?.customer.id} ${state.cart.shop.id}`}
        action={checkOut}
        offline={errors('checkout.noConnection')}
      >
        <EnterButton name="intent" value="update">
          {t('update')}
        </EnterButton>
        <div className="grid min-w-0 gap-4">
          <PaymentBegun state={state} />
          <PickupReason state={state} />
          <FarAddressWarning state={state} />
          <Where state={state} needed={needed} />
          <When state={state} needed={needed} />
          {state.totals?.total.minor === 0 ? <NothingToPay state={state} /> : <Pay state={state} needed={needed} />}
          <Extras state={state} />
        </div>
        <Summary state={state} needed={needed} />
      </CheckoutForm>
    </div>
  );
}
