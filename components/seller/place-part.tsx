import { getTranslations } from 'next-intl/server';
import { EnterButton } from '@/components/forms/enter-button';
import { Field } from '@/components/forms/field.client';
import { PartForm, type PartProps } from '@/components/seller/part-form';
import { fieldId } from '@/components/seller/wrong-in-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StaticMap } from '@/components/ui/map/static-map';
import { limits } from '@/lib/seller/draft';

/**
 * The shop's location: a street address, and the point that belongs to it. The address picker provides both: with a map
 * where script runs, by words, or by hand.
 */
export async function PlacePart({ draft, values, wrong }: PartProps) {
  const t = await getTranslations('seller');
  const { at, latitude, longitude } = draft;
  const isPlaced = at !== '' && latitude !== '' && longitude !== '';
  return (
    <PartForm part="place" values={values} wrong={wrong}>
      <EnterButton name="go" value="on">
        {t('next')}
      </EnterButton>
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="latitude" value={latitude} />
      <input type="hidden" name="longitude" value={longitude} />
      <Field
        name="address"
        id={fieldId('address')}
        label={t('address')}
        hint={t('addressHint')}
        maxLength={limits.address}
        autoComplete="street-address"
        dir="auto"
      />
      {isPlaced && (
        <figure className="seller-pin">
          <StaticMap point={{ latitude: Number(latitude), longitude: Number(longitude) }} />
          <figcaption className="text-small text-soft">
            {t('pinned')}: <bdi>{at}</bdi>
          </figcaption>
        </figure>
      )}
      <Button type="submit" name="go" value="map" look="quiet" className="justify-self-start">
        <Icon name="map" />
        {t('onMap')}
      </Button>
      <Field
        name="phone"
        id={fieldId('phone')}
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={limits.phone}
        dir="ltr"
      />
    </PartForm>
  );
}
