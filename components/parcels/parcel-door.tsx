import { getTranslations } from 'next-intl/server';
import { AddressText } from '@/components/address/address-text';
import { Field } from '@/components/forms/field.client';
import { PageButton } from '@/components/forms/page-form.client';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { DeliverableAddress } from '@/lib/addresses/account-addresses';
import type { FieldRule } from '@/lib/forms/field-rules';
import { pickFrom, pickTo } from '@/lib/parcels/actions';
import { type End, pickedPlace } from '@/lib/parcels/doors';
import type { ParcelInputs } from '@/lib/parcels/form-schema';

interface ParcelDoorProps {
  end: End;
  saved: DeliverableAddress[];
  /** By the names of the form's fields. */
  typed: Record<string, string>;
  rules: Record<keyof ParcelInputs, FieldRule & { name: string }>;
}

/** One of the two doors, and who is there. Its place is a saved address or one of the picker. */
export async function ParcelDoor({ end, saved, typed, rules }: ParcelDoorProps) {
  const [t, addresses, checkout, orders, errors] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('addresses'),
    getTranslations('checkout'),
    getTranslations('orders'),
    getTranslations('errors'),
  ]);
  const place = typed[`${end}Text`] ?? '';
  const choices = [
    ...(place === '' ? [] : [{ value: pickedPlace, label: <AddressText text={place} /> }]),
    ...saved.map(({ id, title, text }) => ({ value: id, label: <AddressText title={title} text={text} /> })),
  ];
  const isDoorTyped = (['House', 'Floor', 'Office'] as const).some(part => typed[`${end}${part}`]);
  return (
    <Card as="section" className="p-5">
      {(['Text', 'Latitude', 'Longitude'] as const).map(part => (
        <input key={part} type="hidden" name={`${end}${part}`} value={typed[`${end}${part}`] ?? ''} />
      ))}
      <RadioGroup
        {...rules[end]}
        className="option-boxes grid gap-2 [&>legend]:mb-2"
        label={t(end)}
        value={typed[end] ?? ''}
        choices={choices}
      />
      {choices.length === 0 && <p className="text-soft">{checkout('noAddress')}</p>}
      <div>
        <PageButton
          action={end === 'from' ? pickFrom : pickTo}
          offline={errors('noConnection')}
          className={buttonClass('quiet')}
        >
          {t('elsewhere')}
          <span className="sr-only">: {t(end)}</span>
        </PageButton>
      </div>
      <Accordion open={isDoorTyped}>
        <AccordionTrigger>{checkout('atDoor')}</AccordionTrigger>
        <div className="account-fields pt-2">
          <Field {...rules[`${end}House`]} label={addresses('house')} autoComplete="off" />
          <Field {...rules[`${end}Floor`]} label={addresses('floor')} autoComplete="off" />
          <Field {...rules[`${end}Office`]} label={addresses('office')} autoComplete="off" />
        </div>
      </Accordion>
      <div className="account-fields">
        <Field
          {...rules[`${end}Name`]}
          label={t(end === 'from' ? 'sender' : 'receiver')}
          autoComplete={end === 'from' ? 'name' : 'off'}
        />
        <Field
          {...rules[`${end}Phone`]}
          label={orders('phone')}
          type="tel"
          inputMode="tel"
          autoComplete={end === 'from' ? 'tel' : 'off'}
        />
      </div>
    </Card>
  );
}
