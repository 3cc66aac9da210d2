import { getTranslations } from 'next-intl/server';
import { DeliveryFields } from '@/components/checkout/delivery-fields';
import { Option } from '@/components/checkout/option';
import { PickupFields } from '@/components/checkout/pickup-fields';
import { Receiver } from '@/components/checkout/receiver';
import { Step } from '@/components/checkout/step.client';
import type { StepProps } from '@/components/checkout/steps';
import type { CheckoutState } from '@/lib/checkout/checkout-state';

/** Delivery or pickup, and whom to call. The step contains the fields of both; the choice hides those of the other. */
export async function Where({ state, needed }: StepProps) {
  const t = await getTranslations('checkout');
  const { fulfilment } = state.draft;
  return (
    <Step
      id="where"
      title={t('where')}
      chosen={<bdi>{placeOf(state) || t('noAddress')}</bdi>}
      edit={t('edit')}
      isNeeded={needed.has('where')}
      fields={['place', 'phone', 'name', 'otherPhone']}
    >
      {!state.isFulfilmentChosen && <input type="hidden" name="unchosen" value={fulfilment} />}
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

/** The address of a delivery, or the name of the shop or branch of a pickup; "" where there is none yet. */
function placeOf({ draft, destination, branches, shop }: CheckoutState): string {
  if (draft.fulfilment === 'delivery') return destination?.text ?? '';
  return branches?.find(({ id }) => id === draft.branch)?.title || shop.title;
}
