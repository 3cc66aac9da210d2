import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { PinMap } from '@/components/checkout/pin-map';
import { Field } from '@/components/forms/field.client';
import { GroupError } from '@/components/forms/group-error.client';
import { buttonClass } from '@/components/ui/button';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { addressKey, detailsAt, limits } from '@/lib/checkout/draft';

/** Where a delivery goes, up to the door: the address, a saved one to use instead, and what the courier must know. */
export async function DeliveryFields({
  state: { draft, destination: place, accountAddresses: savedPlaces },
}: {
  state: CheckoutState;
}) {
  const t = await getTranslations('checkout');
  const key = place?.key ?? '';
  const others = savedPlaces.filter(({ point }) => addressKey(point) !== key);
  const details = detailsAt(draft, key);
  const current = savedPlaces.find(({ point }) => addressKey(point) === key);
  return (
    <>
      <fieldset className="checkout-group">
        <legend>{t('address')}</legend>
        {place !== null && (
          <Option name="place" value="" isOn hint={current?.title || t('current')} key={key}>
            <bdi>{place.text}</bdi>
          </Option>
        )}
        {others.map(({ id, title, text }) => (
          <Option key={id} name="place" value={id} isOn={false} hint={title}>
            <bdi>{text}</bdi>
          </Option>
        ))}
        {place !== null && <PinMap point={place.point} />}
        <GroupError name="place" />
        <button type="submit" name="intent" value="address" className={buttonClass('quiet')}>
          {place === null ? t('setAddress') : t('change')}
        </button>
      </fieldset>
      {/* Another address has another door, so its fields start empty. */}
      <fieldset className="checkout-group checkout-fields" key={key}>
        <legend>{t('atDoor')}</legend>
        <input type="hidden" name="of" value={key} />
        <Field name="house" label={t('house')} value={details.house} maxLength={limits.house} autoComplete="off" />
        <Field name="floor" label={t('floor')} value={details.floor} maxLength={limits.house} autoComplete="off" />
        <Field name="office" label={t('office')} value={details.office} maxLength={limits.house} autoComplete="off" />
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
    </>
  );
}
