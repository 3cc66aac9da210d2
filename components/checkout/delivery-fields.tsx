import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { Field } from '@/components/forms/field.client';
import { RadioFieldset } from '@/components/forms/radio-fieldset.client';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { StaticMap } from '@/components/ui/map/static-map';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { detailsAt, draftLimits } from '@/lib/checkout/draft/draft';
import { findSaved } from '@/lib/checkout/draft/draft-at-address';

/** The fields of a delivery: the address, saved ones to use instead, and details for the courier. */
export function DeliveryFields({ state }: { state: CheckoutState }) {
  return (
    <>
      <AddressChoice state={state} />
      {/* Another address has another door, so its fields start empty. */}
      <DoorFields key={`${state.destination?.key} ${state.draft.savedId}`} state={state} />
    </>
  );
}

async function AddressChoice({ state: { destination, accountAddresses } }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  const chosen = destination && findSaved(destination, accountAddresses ?? []);
  return (
    <div className="checkout-group">
      <RadioFieldset name="place" className="checkout-group">
        <legend>{t('address')}</legend>
        {destination !== null && (
          <Option
            name="place"
            value=""
            isOn
            hint={chosen?.title || t('current')}
            key={`${destination.key} ${chosen?.id}`}
          >
            <bdi>{destination.text}</bdi>
          </Option>
        )}
        {(accountAddresses ?? [])
          .filter(address => address !== chosen)
          .map(({ id, title, text }) => (
            <Option key={id} name="place" value={id} isOn={false} hint={title}>
              <bdi>{text}</bdi>
            </Option>
          ))}
        {accountAddresses === null && <Alert tone="warning">{t('savedUnread')}</Alert>}
        {destination !== null && <StaticMap point={destination.point} />}
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
  const ofHouse = { maxLength: draftLimits.house, autoComplete: 'off' };
  return (
    <fieldset className="checkout-group checkout-fields">
      <legend>{t('atDoor')}</legend>
      <input type="hidden" name="of" value={key} />
      <input type="hidden" name="savedId" value={draft.of === key ? draft.savedId : ''} />
      <Field name="house" label={t('house')} value={details.house} {...ofHouse} />
      <Field name="floor" label={t('floor')} value={details.floor} {...ofHouse} />
      <Field name="office" label={t('office')} value={details.office} {...ofHouse} />
      <div className="col-span-full">
        <Field
          name="door"
          label={t('door')}
          hint={t('doorHint')}
          value={details.door}
          maxLength={draftLimits.door}
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
