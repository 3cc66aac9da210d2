import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { PartForm, type PartProps } from '@/components/seller/part-form';
import { fieldId } from '@/components/seller/wrong-in-part';
import { findCurrency } from '@/lib/market/currencies';
import { pageMarket } from '@/lib/market/market';
import { limits, timeUnits } from '@/lib/seller/draft';
import { baseCurrency } from '@/lib/view/view';

/** Delivery times and fees, in the units and the currency of the API (docs/api.md 16.1). */
export async function DeliveryPart({ values, wrong }: PartProps) {
  const [t, { locale }] = await Promise.all([getTranslations('seller'), pageMarket()]);
  const currency = await findCurrency(locale, baseCurrency);
  const whole = { inputMode: 'numeric', maxLength: limits.minutes } as const;
  const amount = { inputMode: 'decimal', maxLength: limits.price } as const;
  return (
    <PartForm part="delivery" values={values} wrong={wrong}>
      <RadioGroup
        name="unit"
        id={fieldId('unit')}
        label={t('unit')}
        className="seller-choices"
        choices={timeUnits.map(value => ({ value, label: t(value) }))}
      />
      <div className="account-fields">
        <Field name="from" id={fieldId('from')} label={t('from')} {...whole} />
        <Field name="to" id={fieldId('to')} label={t('to')} {...whole} />
      </div>
      <fieldset className="grid gap-3">
        <legend className="font-semibold">{t('money', { currency: currency?.title ?? '$' })}</legend>
        <div className="account-fields">
          <Field name="price" id={fieldId('price')} label={t('price')} {...amount} />
          <Field name="perKm" id={fieldId('perKm')} label={t('perKm')} hint={t('perKmHint')} {...amount} />
          <Field name="minimum" id={fieldId('minimum')} label={t('minimum')} {...amount} />
          <Field name="tax" id={fieldId('tax')} label={t('tax')} hint={t('taxHint')} {...amount} />
        </div>
      </fieldset>
    </PartForm>
  );
}
