import { getTranslations } from 'next-intl/server';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { EnterButton } from '@/components/forms/enter-button';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { SelectField } from '@/components/forms/select-field.client';
import { ParcelDoor } from '@/components/parcels/parcel-door';
import { limitWords } from '@/components/parcels/parcel-words';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Picture } from '@/components/ui/picture';
import { listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import type { PickedPoint } from '@/lib/addresses/picked-point';
import { fieldRules } from '@/lib/forms/field-rules';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import type { MarketClock } from '@/lib/market/queries';
import { reviewParcel } from '@/lib/parcels/actions';
import { type End, ends } from '@/lib/parcels/doors';
import { parcelFormSchema } from '@/lib/parcels/form-schema';
import type { Size } from '@/lib/parcels/schema';
import { firstTime, parcelDays, parcelTimes } from '@/lib/parcels/times';
import { typedParcel } from '@/lib/parcels/typed';
import { signInAgain } from '@/lib/session/end-session';
import { timeWords } from '@/lib/shops/opening/open-words';
import { clockTime, dateInWords } from '@/lib/time';

interface ParcelFormProps {
  sizes: Size[];
  clock: MarketClock;
  picked: { end: End; point: PickedPoint } | null;
}

/** Everything about a parcel but its price: what it is, its two doors, and when it is fetched. */
export async function ParcelForm({ sizes, clock, picked }: ParcelFormProps) {
  const [t, addresses, { locale }, rules] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('addresses'),
    pageMarket(),
    fieldRules(parcelFormSchema),
  ]);
  const saved = await listDeliverableAddresses(locale);
  if (!saved.ok && saved.why === 'unauthorized') return signInAgain();
  if (!saved.ok) return <OwnErrorPage />;
  const typed = await typedParcel(saved.value, picked);
  return (
    <OwnForm action={reviewParcel} typed={typed} className="grid gap-6">
      <EnterButton>{t('next')}</EnterButton>
      <Card as="section" className="p-5">
        <SizeChoice sizes={sizes} rule={rules.size} chosen={sizes.length === 1 ? sizes[0]?.id : typed.size} />
        <Field {...rules.contents} label={t('contents')} autoComplete="off" />
      </Card>
      {ends.map(end => (
        <ParcelDoor key={end} end={end} saved={saved.value} typed={typed} rules={rules} />
      ))}
      <Card as="section" className="p-5">
        <ParcelTime clock={clock} />
        <Field {...rules.instruction} label={addresses('comment')} rows={2} dir="auto" />
      </Card>
      <Button type="submit" className="justify-self-start">
        {t('next')}
      </Button>
    </OwnForm>
  );
}

interface SizeChoiceProps {
  sizes: Size[];
  rule: Awaited<ReturnType<typeof fieldRules<typeof parcelFormSchema.shape>>>['size'];
  chosen: string | undefined;
}

async function SizeChoice({ sizes, rule, chosen }: SizeChoiceProps) {
  const [t, { locale }] = await Promise.all([getTranslations('parcels'), pageMarket()]);
  const choices = sizes.map(size => {
    const limits = limitWords(size, languageTag(locale));
    return {
      value: size.id,
      label: (
        <>
          <span className="thumb size-12 flex-none">
            <Picture source={size.picture} alt="" widths={[104]} sizes="3rem" />
          </span>
          <span>
            <bdi>{size.name}</bdi>
            {limits !== '' && <small>{t('upTo', { limits })}</small>}
          </span>
        </>
      ),
    };
  });
  return (
    <RadioGroup
      {...rule}
      className="option-boxes grid gap-2 [&>legend]:mb-2"
      label={t('size')}
      {...(chosen !== undefined && { value: chosen })}
      choices={choices}
    />
  );
}

async function ParcelTime({ clock }: { clock: MarketClock }) {
  const [t, checkout, tables, { locale }] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('checkout'),
    getTranslations('reservations'),
    pageMarket(),
  ]);
  const language = languageTag(locale);
  const first = firstTime(clock);
  return (
    <fieldset className="account-fields">
      <legend className="mb-2 text-small font-medium">{t('when')}</legend>
      <SelectField name="day" label={checkout('day')} value={first.day}>
        {parcelDays(clock).map(date => (
          <option key={date} value={date}>
            {dateInWords(date, language)}
          </option>
        ))}
      </SelectField>
      <SelectField name="time" label={tables('time')} value={first.time}>
        {parcelTimes.map(minutes => (
          <option key={minutes} value={clockTime(minutes)}>
            {timeWords(minutes, language)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
