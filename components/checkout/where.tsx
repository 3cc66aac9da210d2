import { getTranslations } from 'next-intl/server';
import { CollectionFields } from '@/components/checkout/collection-fields';
import { DeliveryFields } from '@/components/checkout/delivery-fields';
import { Option } from '@/components/checkout/option';
import { PickupFields } from '@/components/checkout/pickup-fields';
import { placeOf } from '@/components/checkout/place-of';
import { Receiver } from '@/components/checkout/receiver';
import { Step } from '@/components/checkout/step.client';
import type { StepProps } from '@/components/checkout/steps';

/**
 * Delivery, pickup or a collection point, and whom to call. The step contains the fields of all; the choice hides
 * those of the others.
 */
export async function Where({ state, needed }: StepProps) {
  const t = await getTranslations('checkout');
  const { collection, draft } = state;
  const { fulfilment } = draft;
  return (
    <Step
      id="where"
      title={t('where')}
      chosen={<bdi>{placeOf(state) || t(fulfilment === 'collection' ? 'notChosen' : 'noAddress')}</bdi>}
      edit={t('edit')}
      isNeeded={needed.has('where')}
      fields={['place', 'collectionPoint', 'phone', 'name', 'otherPhone']}
    >
      {!state.isFulfilmentChosen && <input type="hidden" name="unchosen" value={fulfilment} />}
      <fieldset className="switch">
        <legend className="sr-only">{t(collection === null ? 'fulfilment' : 'ways')}</legend>
        <Option name="fulfilment" value="delivery" isOn={fulfilment === 'delivery'}>
          {t('delivery')}
        </Option>
        <Option name="fulfilment" value="pickup" isOn={fulfilment === 'pickup'}>
          {t('pickup')}
        </Option>
        {collection !== null && (
          <Option name="fulfilment" value="collection" isOn={fulfilment === 'collection'}>
            {t('collection')}
          </Option>
        )}
      </fieldset>
      <div className="checkout-delivery">
        <DeliveryFields state={state} />
      </div>
      <div className="checkout-pickup">
        <PickupFields state={state} />
      </div>
      {collection !== null && (
        <div className="checkout-collection">
          <CollectionFields state={state} collection={collection} />
        </div>
      )}
      <Receiver state={state} />
    </Step>
  );
}
