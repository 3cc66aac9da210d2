import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { PinMap } from '@/components/checkout/pin-map';
import { Field } from '@/components/forms/field.client';
import { RadioFieldset } from '@/components/forms/radio-fieldset.client';
import { buttonClass } from '@/components/ui/button';
import type { DeliverableAddress } from '@/lib/addresses/account-addresses';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { addressKey, detailsAt, limits } from '@/lib/checkout/draft';

/** The fields of a delivery: the address, saved ones to use instead, and details for the courier. */
export function DeliveryFields({ state }: { state: CheckoutState }) {
  return (
    <>
      <AddressChoice state={state} />
      {/* Another address has another door, so its fields start empty. */}
      <DoorFields key={state.destination?.key ?? ''} state={state} />
    </>
  );
}

async function AddressChoice({ state: { destination, accountAddresses } }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  const isChosen = ({ point }: DeliverableAddress) => addressKey(point) === destination?.key;
  const title = accountAddresses.find(isChosen)?.title;
  return (
    <div className="checkout-group">
      <RadioFieldset name="place" className="checkout-group">
        <legend>{t('address')}</legend>
        {destination !== null && (
          <Option name="place" value="" isOn hint={title || t('current')} key={destination.key}>
            <bdi>{destination.text}</bdi>
          </Option>
        )}
        {accountAddresses
          .filter(address => !isChosen(address))
          .map(({ id, title, text }) => (
            <Option key={id} name="place" value={id} isOn={false} hint={title}>
              <bdi>{text}</bdi>
            </Option>
          ))}
        {destination !== null && <PinMap point={destination.point} />}
      </RadioFieldset>
      <button type="submit" name="intent" value="address" className={buttonClass('quiet')}>
        {destination === null ? t('setAddress') : t('change')}
      </button>
    </div>
  );
}

async function DoorFields({ state: { draft, destination } }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  const key = destination?.key ?? '';
  const details = detailsAt(draft, key);
  const ofHouse = { maxLength: limits.house, autoComplete: 'off' };
  return (
    <fieldset className="checkout-group checkout-fields">
      <legend>{t('atDoor')}</legend>
      <input type="hidden" name="of" value={key} />
      <Field name="house" label={t('house')} value={details.house} {...ofHouse} />
      <Field name="floor" label={t('floor')} value={details.floor} {...ofHouse} />
      <Field name="office" label={t('office')} value={details.office} {...ofHouse} />
      <div className="col-span-full">
        <Field
          name="door"
          label={t('door')}
          hint={t('doorHint')}
          value={details.door}
          maxLength={limits.door}
          autoComplete="off"
        />
      </div>
      <div className="col-span-full">
        <Option type="checkbox" name="leave" isOn={details.leave}>
          {t('leave')}
        </Option>
      </div>
    </fieldset>
  );
}
