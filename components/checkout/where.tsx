import { getTranslations } from 'next-intl/server';
import { DeliveryFields } from '@/components/checkout/delivery-fields';
import { Option } from '@/components/checkout/option';
import { PickupFields } from '@/components/checkout/pickup-fields';
import { Receiver } from '@/components/checkout/receiver';
import { Step } from '@/components/checkout/step';
import type { CheckoutState } from '@/lib/checkout/checkout-state';

/** Step one: delivery or pickup. The page holds the fields of both; the choice itself hides the other's. */
export async function Where({ state }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  const { fulfilment } = state.draft;
  return (
    <Step number={1} title={t('where')}>
      <fieldset className="switch">
        <legend className="sr-only">{t('fulfilment')}</legend>
        <Option name="fulfilment" value="delivery" isOn={fulfilment === 'delivery'}>
          {t('delivery')}
        </Option>
        <Option name="fulfilment" value="pickup" isOn={fulfilment === 'pickup'}>
          {t('pickup')}
        </Option>
      </fieldset>
      <div className="checkout-delivery">
        <DeliveryFields state={state} />
      </div>
      <div className="checkout-pickup">
        <PickupFields state={state} />
      </div>
      <Receiver state={state} />
    </Step>
  );
}
