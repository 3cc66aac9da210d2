import { getTranslations } from 'next-intl/server';
import { DeliveryFields } from '@/components/checkout/delivery-fields';
import { Option } from '@/components/checkout/option';
import { PickupFields } from '@/components/checkout/pickup-fields';
import { Receiver } from '@/components/checkout/receiver';
import { Step } from '@/components/checkout/step';
import type { CheckoutState } from '@/lib/checkout/checkout-state';

/** First: delivery or pickup. What belongs to the other one stands ready, hidden by the choice itself. */
export async function Where({ situation }: { situation: CheckoutState }) {
  const t = await getTranslations('checkout');
  const { fulfilment } = situation.draft;
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
        <DeliveryFields situation={situation} />
      </div>
      <div className="checkout-pickup">
        <PickupFields situation={situation} />
      </div>
      <Receiver situation={situation} />
    </Step>
  );
}
